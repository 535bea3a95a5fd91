"""Wrong answers are explained and asked again; looking changes nothing."""

from __future__ import annotations

from semafor.editions import new_game
from semafor.tui.choices import read_numbers
from tests.tui.driver import Script, make_session, output


def play_answers(answers, edition="usa-classic", language="en", seats="you,random", seed="1"):
    """Type the answers, then stop; returns the session and what was printed."""
    script = Script(0, most=len(answers))
    script.inject = list(answers)
    session = make_session(script, edition, seats, seed, language=language)
    session.run()
    return session, output(session)


def test_too_few_tickets_are_refused_with_the_reason():
    session, text = play_answers(["1", "", "9", "x y", "1 2"])
    assert "Keep at least 2 tickets." in text
    assert text.count("Type numbers from 1 to 3") == 3
    assert len(session.game.history) > 1


def test_wrong_commands_are_explained_and_nothing_happens():
    session, text = play_answers(
        ["a", "nonsense", "7", "c nowhere", "c 999", "p", "s paris", "<b>"]
    )
    assert "“nonsense” is not a command here" in text
    assert "The market has the cards 1 to 5." in text
    assert "No route matches “nowhere”" in text
    assert "No route matches “999”" in text
    assert "You may pass only when nothing else is possible." in text
    assert "You cannot build a station now." in text
    assert [move["seat"] for move in session.game.history] == [0, 1]


def test_markup_in_an_answer_is_shown_as_typed():
    _session, text = play_answers(["a", "[bold]x[/]", "b [red]", "w [/]"])
    assert "“[bold]x[/]” is not a command here" in text
    assert "No city matches “[red]”" in text


def test_looking_around_changes_nothing():
    session, text = play_answers(["a", "b", "b chicago", "b zz", "h", "l", "?", "w chi", "r", ""])
    for words in (
        "Chicago",
        "No city matches “zz”",
        "Your hand",
        "What has happened",
        "What you can",
    ):
        assert words in text
    assert "cards are missing" in text
    assert len(session.game.history) == 2


def test_an_open_locomotive_cannot_be_the_second_card():
    for seed in range(60):
        game = new_game("usa-classic", 2, seed=str(seed))
        kinds = [game.ruleset.kinds[kind] for kind in game.view(0).market]
        if "locomotive" in kinds and kinds[0] != "locomotive":
            break
    slot = str(kinds.index("locomotive") + 1)
    _session, text = play_answers(["a", "1" if slot != "1" else "2", slot], seed=str(seed))
    assert "A face-up locomotive cannot be the second card." in text


def test_a_claim_by_city_names_pays_with_the_fewest_locomotives_first():
    for seed in range(200):
        script = Script(0, most=3)
        session = make_session(script, "usa-classic", "you,random", str(seed))
        script.inject = ["a"]
        game = session.game
        session.run()
        claims = [move for move in game.moves() if move["do"] == "claim" and len(move["pay"]) == 1]
        if game.actor == 0 and claims and "locomotive" not in claims[0]["pay"]:
            break
    route = claims[0]["route"]
    script = Script(0, most=6)
    script.inject = ["a", "c " + route.split("/")[0].replace("-", " "), "", ""]
    session = make_session(script, "usa-classic", "you,random", str(seed))
    session.run()
    paid = [move for move in session.game.history if move["do"] == "claim" and move["seat"] == 0]
    assert paid
    assert paid[0]["pay"].get("locomotive", 0) == 0


def test_the_mix_of_two_decks_must_make_the_whole_draw():
    session, text = play_answers(["x", "5", "1 1", "3 1"], edition="germany")
    assert "Type one number" in text
    assert text.count("Say how many tickets of each deck you want, 4 in total.") == 2
    assert session.game.history[0]["draw"] == {"short": 3, "long": 1}


def test_quitting_says_how_to_go_on_in_the_language_of_the_game(monkeypatch):
    monkeypatch.setenv("LC_ALL", "C")
    _session, text = play_answers(["a", "q"], language="pl")
    assert "semafor play --resume /nowhere/semafor-test.semafor.json --lang pl" in text


def test_polish_words_are_commands_too():
    session, text = play_answers(["wszystkie", "pomoc", "plansza", "dobierz"], language="pl")
    assert "Co można wpisać" in text
    assert session.game.history[-1]["do"] == "draw"


def test_numbers_may_be_typed_in_any_usual_way():
    assert read_numbers("1 3", 3, ["a"]) == read_numbers("1,3", 3, ["a"]) == [0, 2]
    assert read_numbers("13", 3, ["a"]) == read_numbers("3;1", 3, ["a"]) == [0, 2]
    assert read_numbers("a", 2, ["a"]) == [0, 1]
    assert read_numbers("4", 3, ["a"]) is read_numbers("", 3, ["a"]) is read_numbers("-1", 3, ["a"])
