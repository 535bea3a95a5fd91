"""Rules of one's own are tried before anybody plays by them; what fails is told, and stops nobody else."""

import json
import shutil
from pathlib import Path

import pytest

from semafor.cli.main import main
from semafor.drawing.scene import scene
from semafor.editions import EDITIONS, find_problems, find_ruleset, known_editions
from semafor.editions.trial import try_out
from semafor.texts import LANGUAGES, Texts
from semafor.texts.rulebook import rules_page
from semafor.tui.choices import decide
from semafor.tui.look import SEAT_SYMBOLS, symbols_of
from tests.tui.driver import Script, make_session, output

LAKES = Path(__file__).parent / "lakes"
ALPS = Path(__file__).parent / "alps"
HEAD = """
from semafor.engine.access import set_trains
from semafor.engine.core import Option, Step
from semafor.engine.lines import ScoreLine
from semafor.engine.module import Part, RuleModule
from semafor.engine.tables import AGAIN, DONE


class Do(Step):
    def run(self, state, at):
        {run}


class Wave(Option):
    def fill(self, state, buffer):
        buffer.add(self.base)
        return buffer.count

    def play(self, state, action, at):
        pass

    def to_move(self, state, action):
        return {{"do": "wave"}}

    def parse(self, state, move):
        return self.base


class Nothing(Wave):
    def fill(self, state, buffer):
        return buffer.count


class Endless(Wave):
    def fill(self, state, buffer):
        for _ in range(20000):
            buffer.add(self.base)
        return buffer.count


class Forgetful(Part):
    def show(self, state, seat):
        return {{"kept": state.part_value(self.base)}}


class Line(ScoreLine):
    def write(self, state, sheet):
        {write}


def build(builder):
    {build}
    builder.step("claim", 66, Do(), "HOUSE-1")


MODULES = (RuleModule(name="mine", build=build),)
"""
PART = "global BASE; BASE = builder.part(Forgetful(1))"
ASK = 'global ASKED; ASKED = builder.decision("asked"); builder.option("asked", 1, {option}("wave", 1))'
PUSH = "state.push(ASKED, state.seat, 0, 0, 0); return DONE"
LINE = 'builder.score_line(900, Line()); builder.points_line("mine")'
MANY = 'builder.score_line(900, Line()); [builder.points_line(f"line{n}") for n in range(17)]'
FAULTS = {
    "a step that raises": ({"run": 'return {}["x"]'}, "KeyError"),
    "a step that never ends": ({"run": "return AGAIN"}, "without an end"),
    "no card to draw": ({"run": "[state.draw_card() for _ in range(99)]; return DONE"}, "IndexError"),
    "no such number": ({"run": "state.set_part(3000, 1); return DONE"}, "IndexError"),
    "a number too large": (
        {"build": PART, "run": "state.set_part(BASE, 40000); return DONE"},
        "OverflowError",
    ),
    "a part that forgets": ({"build": PART, "run": "state.set_part(BASE, 1); return DONE"}, "Forgetful"),
    "a question without answers": ({"build": ASK.format(option="Nothing"), "run": PUSH}, '"asked"'),
    "a move nobody may make": ({"build": ASK.format(option="Wave"), "run": PUSH}, "'wave'"),
    "a fact nobody names": ({"run": 'state.note("sang", 0, 1, 2); return DONE'}, "sang"),
    "chance of its own": (
        {"run": "import random; state.change_score(0, random.getrandbits(20)); return DONE"},
        "draw_card",
    ),
    "a score that raises": ({"build": "builder.score_line(900, Line())", "write": "1 / 0"}, "Zero"),
    "a line nobody writes": ({"build": LINE}, '"mine"'),
    "lines without room": ({"build": MANY}, "16"),
    "parts without room": ({"build": "builder.part(Part(2000))"}, "1"),
    "a step without an answer": ({"run": "pass"}, "Do.run answers None"),
    "a step with another answer": ({"run": "return 7"}, "Do.run answers 7"),
    "no such seat": ({"run": "state.give_card(77, 3); return DONE"}, "no seat"),
    "no such seat on the track": ({"run": "state.change_score(-1, 3); return DONE"}, "no seat"),
    "no such trains": ({"run": "set_trains(state, 9, 3); return DONE"}, "no seat"),
    "no such kind": ({"run": "state.give_open_card(0, 99); return DONE"}, "no kind"),
    "no such route": ({"run": "state.give_route(0, 999); return DONE"}, "no route"),
    "no such deck": ({"run": "state.draw_ticket(5); return DONE"}, "no deck"),
    "no such token": ({"run": "state.draw_token(5000, 3); return DONE"}, "no part"),
    "no such decision": ({"run": "state.push(99, 0, 0, 0, 0); return DONE"}, "no decision"),
    "no such frame": ({"run": "state.set_frame_value(99, 0, 1); return DONE"}, "no frame"),
    "more questions than fit": (
        {"build": ASK.format(option="Wave"), "run": "[state.push(ASKED, 0, 0, 0, 0) for _ in range(99)]"},
        "wait for each other",
    ),
    "no such line": (
        {"build": "builder.score_line(900, Line())", "write": "sheet.put(40, 0, 1)"},
        "no line",
    ),
    "more answers than fit": (
        {"build": ASK.format(option="Endless"), "run": PUSH},
        "no room for so many actions",
    ),
}  # fmt: skip


def make(folder: Path, rules: str) -> None:
    """The Lakes with a module of their own."""
    shutil.copytree(LAKES, folder)
    toml = folder / "edition.toml"
    text = toml.read_text(encoding="utf-8")
    toml.write_text(text.replace('"scoring"]', '"scoring", "mine"]'), encoding="utf-8")
    (folder / "rules.py").write_text(rules, encoding="utf-8")


def written(**parts: str) -> str:
    """A `rules.py` with some of its parts."""
    return HEAD.format(**{"run": "return DONE", "write": "pass", "build": "pass", **parts})


@pytest.mark.parametrize("fault", FAULTS)
def test_what_fails_only_in_a_game_is_found_before(fault, tmp_path, monkeypatch, capsys):
    parts, told = FAULTS[fault]
    make(tmp_path / "ponds", written(**parts))
    shutil.copytree(LAKES, tmp_path / "lakes")
    monkeypatch.setenv("SEMAFOR_EDITIONS", str(tmp_path))
    assert known_editions() == (*EDITIONS, "lakes")
    (problem,) = find_problems()
    for language in LANGUAGES:
        said = (
            Texts(language)
            .explain(problem.error)
            .replace("„", '"')
            .replace("“", '"')
            .replace("”", '"')
        )
        assert told.replace("'wave'", "wave") in said.replace("'", "")
        assert "error-" not in said
    assert main(["simulate", "ponds", "--games", "1"]) == 2
    assert "Traceback" not in capsys.readouterr().err


def test_rules_without_a_fault_pass(tmp_path, monkeypatch):
    make(tmp_path / "ponds", written())
    monkeypatch.setenv("SEMAFOR_EDITIONS", str(tmp_path))
    assert find_problems() == ()


@pytest.mark.parametrize("command", ["simulate", "tournament"])
@pytest.mark.parametrize("workers", ["1", "2"])
def test_rules_that_fail_after_all_are_told_in_one_sentence(
    command, workers, tmp_path, monkeypatch, capsys
):
    """As if the trial had not met it: the step fails where nobody keeps facts, as in mass simulation."""
    make(tmp_path / "ponds", written(run="return DONE if state.facts is not None else 1 / 0"))
    monkeypatch.setenv("SEMAFOR_EDITIONS", str(tmp_path))
    words = [command, "ponds", "--bots", "greedy,random", "--games", "4", "--workers", workers]
    assert main(words) == 2
    told = capsys.readouterr().err
    assert "rules.py, line 11: ZeroDivisionError" in told
    assert "Traceback" not in told


@pytest.mark.parametrize("edition", EDITIONS)
def test_shipped_editions_pass_the_same_trial(edition):
    try_out(find_ruleset(edition, 3), "rules.py")


# -------------------------------------------------------------------- files as people write them


def test_marks_and_ends_of_lines_do_no_harm(tmp_path, monkeypatch):
    shutil.copytree(ALPS, tmp_path / "peaks")
    for name in ("edition.toml", "map.json", "rules.py", "en.ftl", "pl.ftl"):
        file = tmp_path / "peaks" / name
        file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes().replace(b"\n", b"\r\n"))
    words = tmp_path / "peaks" / "en.ftl"
    words.write_bytes(words.read_bytes().replace(b"edition-alps", b"edition-peaks"))
    monkeypatch.setenv("SEMAFOR_EDITIONS", str(tmp_path))
    assert find_problems() == ()
    assert Texts("en")("edition-peaks-blurb").startswith("A small board")
    assert main(["edition", "check", str(tmp_path)]) == 0


@pytest.mark.parametrize("file", ["edition.toml", "map.json"])
def test_text_that_is_not_utf_8_is_told_with_its_line(file, tmp_path, monkeypatch):
    shutil.copytree(LAKES, tmp_path / "ponds")
    path = tmp_path / "ponds" / file
    lines = path.read_bytes().split(b"\n")
    path.write_bytes(b"\n".join([*lines[:2], b"# \xb3\xf3d\xbc", *lines[2:]]))
    monkeypatch.setenv("SEMAFOR_EDITIONS", str(tmp_path))
    (problem,) = find_problems()
    for language in LANGUAGES:
        said = Texts(language).explain(problem.error)
        assert file in said
        assert "3" in said
        assert "UTF-8" in said


def change(folder: Path, file: str, old: str, new: str) -> None:
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


@pytest.mark.parametrize(
    ("file", "old", "new", "row", "told"),
    [
        ("edition.toml", "seats =", "colour = 3\nseats =", 2, "colour"),
        ("edition.toml", "trains =", "trian =", 13, "trains"),
        ("edition.toml", "seats =", 'tie_breaks = ["beauty"]\nseats =', 2, "beauty"),
        ("edition.toml", "red = 12", "pink = 12", 8, "pink"),
        ("edition.toml", "seats =", 'ticket_list = "more"\nseats =', 0, "more"),
    ],
)
def test_a_wrong_key_is_told_with_its_line(file, old, new, row, told, tmp_path, monkeypatch):
    shutil.copytree(LAKES, tmp_path / "ponds")
    if told == "pink":  # no route may ask for a colour that is gone
        change(tmp_path / "ponds", "map.json", '"red"', '"blue"')
        text = (tmp_path / "ponds" / "map.json").read_text(encoding="utf-8")
        (tmp_path / "ponds" / "map.json").write_text(text.replace('"red"', '"blue"'), "utf-8")
    change(tmp_path / "ponds", file, old, new)
    monkeypatch.setenv("SEMAFOR_EDITIONS", str(tmp_path))
    (problem,) = find_problems()
    assert problem.row == row
    assert told in Texts("pl").explain(problem.error)


@pytest.mark.parametrize(("rules", "row"), [("MODULE = ()\n", 0), ("\nMODULES = 3\n", 2)])
def test_rules_without_a_list_of_modules_are_told(rules, row, tmp_path, monkeypatch):
    make(tmp_path / "ponds", rules)
    monkeypatch.setenv("SEMAFOR_EDITIONS", str(tmp_path))
    (problem,) = find_problems()
    assert problem.error.values["row"] == row
    assert " 0:" not in Texts("en").explain(problem.error)


def test_a_map_is_told_of_in_polish_too(tmp_path, monkeypatch):
    shutil.copytree(LAKES, tmp_path / "ponds")
    change(tmp_path / "ponds", "map.json", '"b": "cove"', '"b": "cave"')
    monkeypatch.setenv("SEMAFOR_EDITIONS", str(tmp_path))
    (problem,) = find_problems()
    said = Texts("pl").explain(problem.error)
    assert "routes wiersz 1: „cave” to nie jest miasto ani kraj tej mapy" in said


def test_a_layout_of_another_map_is_told_and_made_anew(tmp_path, monkeypatch, capsys):
    shutil.copytree(Path(__file__).parent / "fjords", tmp_path / "bays")
    change(tmp_path / "bays", "map.json", '"length": 2', '"length": 3')
    monkeypatch.setenv("SEMAFOR_EDITIONS", str(tmp_path))
    drawn = scene("bays")
    assert all(len(route["slots"]) == route["length"] for route in drawn["routes"])
    assert main(["edition", "check", str(tmp_path)]) == 0
    assert "layout.json is not the layout of this map" in capsys.readouterr().out


def test_a_map_without_routes_is_refused(tmp_path, monkeypatch):
    shutil.copytree(LAKES, tmp_path / "ponds")
    file = tmp_path / "ponds" / "map.json"
    data = json.loads(file.read_text(encoding="utf-8"))
    file.write_text(json.dumps({**data, "routes": []}), encoding="utf-8")
    monkeypatch.setenv("SEMAFOR_EDITIONS", str(tmp_path))
    assert [problem.error.reason for problem in find_problems()] == ["no-routes"]


# -------------------------------------------------------------------- words and colours


def test_two_editions_with_the_same_module_read_their_own_words(tmp_path, monkeypatch):
    for name, said in (("peaks", "Peaks"), ("vales", "Vales")):
        shutil.copytree(ALPS, tmp_path / name)
        for language in LANGUAGES:
            (tmp_path / name / f"{language}.ftl").write_text(
                f"rulebook-mountain_locomotives-heading = {said}\n", encoding="utf-8"
            )
    monkeypatch.setenv("SEMAFOR_EDITIONS", str(tmp_path))
    for language in LANGUAGES:
        for name, said in (("peaks", "Peaks"), ("vales", "Vales")):
            sections = rules_page(name, language)["sections"]
            assert said in [section["heading"] for section in sections] or not any(
                section["id"] == "mountain_locomotives" for section in sections
            )
        assert Texts(language, "vales")("rulebook-mountain_locomotives-heading") == "Vales"
        assert Texts(language, "peaks")("rulebook-mountain_locomotives-heading") == "Peaks"


def test_nobody_reads_a_key_where_rules_have_no_words(tmp_path, monkeypatch, capsys):
    shutil.copytree(ALPS, tmp_path / "peaks")
    for language in LANGUAGES:
        (tmp_path / "peaks" / f"{language}.ftl").unlink()
    monkeypatch.setenv("SEMAFOR_EDITIONS", str(tmp_path))
    page = rules_page("peaks", "en")
    lines = [line["text"] for section in page["sections"] for line in section["lines"]]
    assert not any("mountain_locomotives" in text for text in lines)
    assert main(["edition", "check", str(tmp_path)]) == 0
    told = capsys.readouterr().out
    assert "mountain_locomotives-rule" in told
    assert "coach-hint-mountain_locomotives-text" in told


def test_places_and_tickets_nobody_can_reach_are_told(tmp_path, capsys):
    shutil.copytree(LAKES, tmp_path / "ponds")
    file = tmp_path / "ponds" / "map.json"
    data = json.loads(file.read_text(encoding="utf-8"))
    data["cities"].append("moon")
    data["tickets"].append({"a": "birch", "b": "moon", "points": 30})
    file.write_text(json.dumps(data), encoding="utf-8")
    assert main(["edition", "check", str(tmp_path)]) == 0
    told = capsys.readouterr().out
    assert "(moon)" in told
    assert "(birch-moon)" in told


def test_pieces_of_any_five_colours_have_five_symbols():
    for colours in (
        ("white", "blue", "green", "purple", "orange"),
        ("orange", "yellow", "red", "white", "black"),
    ):
        assert len(set(symbols_of(colours).values())) == len(colours)
    usual = ("blue", "red", "green", "yellow", "black")
    assert symbols_of(usual) == {colour: SEAT_SYMBOLS[colour] for colour in usual}


def test_a_turn_with_nothing_but_tickets_is_played_in_the_terminal(tmp_path, monkeypatch):
    shutil.copytree(LAKES, tmp_path / "ponds")
    toml = tmp_path / "ponds" / "edition.toml"
    text = toml.read_text(encoding="utf-8").replace("trains = 20", "trains = 60")
    text = text.replace("{ tickets = 3 }", "{ tickets = 1 }").replace("= 12\n", "= 7\n")
    toml.write_text(text.replace("= 8\n", "= 7\n"), encoding="utf-8")
    monkeypatch.setenv("SEMAFOR_EDITIONS", str(tmp_path))
    met = []

    def watched(chair):
        met.append({move["do"] for move in chair.moves} == {"tickets"})
        return decide(chair)

    monkeypatch.setattr("semafor.tui.session.decide", watched)
    session = make_session(Script(2), "ponds", "you,random", seed="2")
    assert session.run()
    assert any(met)
    assert session.labels.texts("play-end") in output(session)


def test_a_folder_may_be_named_twice(tmp_path, monkeypatch):
    shutil.copytree(LAKES, tmp_path / "lakes")
    monkeypatch.setenv("SEMAFOR_EDITIONS", f"{tmp_path}:{tmp_path / 'lakes'}")
    assert find_problems() == ()
    assert known_editions() == (*EDITIONS, "lakes")


def test_two_folders_of_one_name_are_told(tmp_path, monkeypatch):
    for place in ("one", "two"):
        shutil.copytree(LAKES, tmp_path / place / "lakes")
    monkeypatch.setenv("SEMAFOR_EDITIONS", f"{tmp_path / 'one'}:{tmp_path / 'two'}")
    assert [problem.error.reason for problem in find_problems()] == ["edition-twice"]


def test_the_speed_is_measured_with_as_many_players_as_there_may_be(outside, capsys):
    assert main(["bench", "--editions", "alps,usa-classic", "--seconds", "0.01", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["random"]
    assert list(found["alps"]) == ["2", "3", "4"]
    assert list(found["usa-classic"]) == ["2", "3", "4", "5"]
    assert main(["bench", "--editions", "alps,usa-classic", "--seconds", "0.01"]) == 0
