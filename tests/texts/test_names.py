"""What people read has names in it, never ids of routes, cities, phases or rules."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from semafor import EDITIONS, Game, new_game
from semafor.charter.content import content
from semafor.charter.game_modules import MODULES
from semafor.charter.views import secret_side
from semafor.engine.errors import IllegalMove, Move, RecordError
from semafor.scenarios.position import build_game
from semafor.texts import DEBUG, LANGUAGES, Texts
from semafor.texts.campaign import CampaignWords
from semafor.texts.describe import describe_move, describe_view
from tests.properties.test_campaign_games import make_ruleset
from tests.texts.grammar import disagreements

RULE = re.compile(r"\[?\b[A-Z]{3}-[A-Z]+-\d+")
KEY = re.compile(r"\b[a-z]+(?:-[a-z_]+){2,}\b|\b[a-z]+_[a-z_]+\b")
FORM = re.compile(r"\dT\+|T\+\d")
AMOUNT = re.compile(r"\d*T(?: \+ \d+)?")


def games() -> Iterator[Game]:
    """One game of each edition and one of a campaign, far enough that much has happened."""
    for edition in EDITIONS:
        yield new_game(edition, 3, seed="names")
    ruleset, _rng = make_ruleset(3)
    yield Game(ruleset, seed="names")


def ids_of(game: Game) -> set[str]:
    """Ids that no person should read: those that are not plain words of a name."""
    rules = game.ruleset
    board = rules.board
    ids = {route.id for route in board.routes} | {ticket.id for ticket in board.tickets}
    ids |= {place.id for place in board.places if "_" in place.id}
    return ids | {decision.phase for decision in rules.decisions if "_" in decision.phase}


def refused(game: Game) -> Iterator[tuple[Move, IllegalMove]]:
    """Moves that are not legal now, each with its refusal."""
    board = game.ruleset.board
    kinds = game.ruleset.kinds
    tried: list[Move] = [{"do": "draw", "card": kind} for kind in kinds]
    for route in board.routes[::7]:
        pays = [{"locomotive": 1}, {kinds[0]: route.length}, {kinds[1]: 1, kinds[2]: 1}]
        tried += [{"do": "claim", "route": route.id, "pay": pay} for pay in pays]
    city = board.places[1].id
    tried += [
        {"do": "station", "city": city, "pay": {"locomotive": 9}},
        {"do": "keep", "tickets": [ticket.id for ticket in board.tickets[:3]]},
        {"do": "passengers", "take": {city: "blue"}},
        {"do": "pay", "pay": {kinds[0]: 2}},
        {"do": "pass"},
    ]
    for move in tried:
        try:
            game.to_action(move)
        except IllegalMove as error:
            yield move, error


@pytest.mark.parametrize("language", LANGUAGES)
def test_moves_positions_and_refusals_have_names_in_place_of_ids(language: str) -> None:
    texts = Texts(language)
    for game in games():
        ids = ids_of(game)
        said = set()
        for step in range(60):
            said |= {texts.explain(error) for _move, error in refused(game)}
            moves = game.moves()
            said |= {describe_move(game.ruleset, move, language) for move in moves[:: len(moves)]}
            said.add(describe_view(game.view(game.actor), language))
            game.play(moves[(step * 7) % len(moves)])
        for text in said:
            assert not {word for word in ids if word in text}, text
            assert not RULE.search(text), text
            assert not KEY.search(text), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phase_has_a_name(language: str) -> None:
    texts = Texts(language)
    rulesets = [game.ruleset for game in games()] + [make_ruleset(seed)[0] for seed in range(12)]
    phases = {decision.phase for ruleset in rulesets for decision in ruleset.decisions}
    assert {"turn", "second_card", "tunnel", "passengers", "effect", "dig", "bazaar_take"} <= phases
    assert [phase for phase in phases if not texts.has(f"phase-{phase}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refused_claim_names_the_route_and_the_colour(language: str) -> None:
    game = new_game("usa-classic", 2, seed="x")
    while game.phase != "turn":
        game.play(game.moves()[0])
    wrong = {"do": "claim", "route": "montreal-new_york", "pay": {"red": 3}}
    with pytest.raises(IllegalMove) as caught:
        game.play(wrong)
    said = Texts(language).explain(caught.value)
    names = {"en": ("Montreal – New York", "blue"), "pl": ("Montreal – Nowy Jork", "niebieski")}
    assert all(name in said for name in names[language])


@pytest.mark.parametrize(("paid", "word"), [("red", "colour"), ("locomotive", "locomotives")])
def test_a_surcharge_says_what_may_pay_it(paid: str, word: str) -> None:
    """EUR-EDGE-4: a tunnel laid with locomotives alone takes nothing else, and the refusal says so."""
    given = {"hands": {0: {paid: 3, "green": 2}}, "deck": ["locomotive", "white", "blue"]}
    game = build_game({"name": "x", "edition": "europe", "players": 2, "given": given})
    game.play({"do": "claim", "route": "angora-constantinople", "pay": {paid: 2}})
    with pytest.raises(IllegalMove) as caught:
        game.play({"do": "pay", "pay": {"green": 1}})
    assert caught.value.reason == f"surcharge-{word}"
    for language in LANGUAGES:
        said = Texts(language).explain(caught.value)
        assert ("czerwony" in said or "red" in said) == (paid == "red")


def test_the_rule_is_told_to_those_who_look_for_bugs(monkeypatch: pytest.MonkeyPatch) -> None:
    error = IllegalMove("piles-empty", "COM-DRAW-2")
    assert "COM-DRAW-2" not in Texts("en").explain(error)
    monkeypatch.setenv(DEBUG, "1")
    assert Texts("en").explain(error).endswith("[COM-DRAW-2]")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_with_a_wrong_move_says_why_in_the_same_language(language: str) -> None:
    cause = IllegalMove("not-your-turn", "COM-TURN-2")
    error = RecordError("record-move", "COM-TURN-2", move=4, why=str(cause))
    error.__cause__ = cause
    said = Texts(language).explain(error)
    assert Texts(language).explain(cause) in said
    assert ".." not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_beyond_all_measure_is_told_shortly(language: str) -> None:
    said = Texts(language).explain(IllegalMove("not-your-turn", "COM-TURN-2", seat=-(10**500)))
    assert 0 < len(said) < 300


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_postcard_names_no_event_of_a_closed_box(language: str) -> None:
    """Who has drawn it knows the card, and not what lies in boxes that nobody has opened."""
    box, words = content(), CampaignWords(language)
    told = 0
    for printed in box.postcards.values():
        for row in printed.conditions:
            idents = row.get("event_active", ())
            for known in (idents, idents[:1], ()):
                text = words.secret(secret_side(printed, 1), known)
                for ident in idents:
                    told += 1
                    assert (box.events[ident].name[language] in text) == (ident in known)
    assert told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(1, 78))
def test_the_back_of_a_postcard_reads_as_a_sentence(language: str, number: int) -> None:
    printed = content().postcards[number]
    for left in (0, 1, 2, 5):
        in_play = sorted(content().events)[: 7 * left]
        text = CampaignWords(language).secret(secret_side(printed, left), in_play)
        assert not disagreements(AMOUNT.sub("T", text), language)
        assert not RULE.search(text)
        assert not KEY.search(text)
        assert not FORM.search(text)
        assert text[0].isupper()
        assert text.endswith(".")
        assert text.count(": ") == 1
        for odd in (
            "camp-",
            "(",
            "None",
            "True",
            "  ",
            "w liczbie",
            "pasuje",
            " fits",
            "najwyżej 0",
        ):
            assert odd not in text, text


@pytest.mark.parametrize("language", LANGUAGES)
def test_facts_have_no_verb_in_the_third_person(language: str) -> None:
    """A log line follows "You: ", so it must not say "keeps"."""
    texts = Texts(language)
    verbs = {
        "en": r"^(draws|keeps|takes|pays|uses|gives|sells|stakes|withdraws|digs|swaps|opens|has) ",
        "pl": r"^(dobiera|zatrzymuje|oddaje|bierze|płaci|używa|sprzedaje|stawia|kopie|wymienia|ma) ",
    }
    names = {name for module in MODULES.values() for name in module.facts} - {"money"}
    for name in [*names, "money-paid", "money-gained", "kept-tickets", "took", "drew"]:
        values = dict.fromkeys(("kept", "returned", "count", "dollars"), 2)
        said = texts(f"play-fact-{name.replace('_', '-')}", **values)
        assert not re.search(verbs[language], said), said


@pytest.mark.parametrize(
    ("language", "one", "several"),
    [("en", "one space to a port", "9 routes to ports"), ("pl", "do portu", "do portów")],
)
def test_the_back_of_a_postcard_speaks_of_one_route_or_of_several(
    language: str, one: str, several: str
) -> None:
    pelican, regatta = (
        CampaignWords(language).secret(secret_side(content().postcards[number], 1), ())
        for number in (45, 46)
    )
    assert one in pelican
    assert several in regatta
