"""Bots from outside: files and programs of others play like ours, and harm nobody."""

from __future__ import annotations

import json
import os
import random
import shutil
import socket
import subprocess
import sys
import time
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

from semafor import SetupError, new_game, resample
from semafor.arena.schedule import Slot, Tournament
from semafor.arena.simulate import play_game, simulate
from semafor.bots import bot_names, make_bot
from semafor.bots.learned import SHIPPED
from semafor.bots.outside import Limits, OutsideBot, finding, outside_bots, try_out
from semafor.bots.outside.messages import choose_message, game_message
from semafor.bots.outside.player import plain_action
from semafor.bots.outside.process import STABLE
from semafor.cli.main import main
from semafor.editions import find_ruleset
from semafor.engine.views import view
from semafor.texts import Texts
from tests.kit.ran import lacks
from tests.kit.tables import every_edition, random_states, seed_of

EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "bots"
# Nobody's patience: a loaded machine may take its time with an honest bot.
PATIENT = "300"
LOOK_EVERY = 25
FIRST = "class Bot:\n    def choose(self, view):\n        return view.actions[0]\n"


@pytest.fixture(autouse=True)
def _no_process_is_left(monkeypatch):
    monkeypatch.setenv("SEMAFOR_BOT_SECONDS", PATIENT)
    yield
    STABLE.close()


@pytest.fixture
def write(tmp_path, monkeypatch):
    """Puts a bot's file where it is found."""
    monkeypatch.setenv("SEMAFOR_BOTS", str(tmp_path))

    def put(name, text):
        (tmp_path / name).write_text(text, encoding="utf-8")
        finding._found.cache_clear()
        return name.partition(".")[0]

    return put


def one_game(*specs, edition="usa-classic", seed=7):
    bots = [make_bot(spec, number) for number, spec in enumerate(specs)]
    return play_game(find_ruleset(edition, len(specs)), bots, seed), bots


def first_choice(bot, seed="first"):
    game = new_game("usa-classic", seats=2, seed=seed)
    action = bot.choose(game.view(0))
    assert action in game.actions()
    return action


# ---------------------------------------------------------------- they play


def test_a_file_with_a_class_plays_as_the_same_class_would_here(monkeypatch):
    monkeypatch.setenv("SEMAFOR_BOTS", str(EXAMPLES))
    game, bots = one_game("long_routes", "greedy")
    assert not bots[0].faults

    spec = spec_from_file_location("long_routes_here", EXAMPLES / "long_routes.py")
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    here = play_game(
        find_ruleset("usa-classic", 2), [module.LongRoutes(), make_bot("greedy", 1)], 7
    )
    assert game.totals == here.totals
    assert game.decisions == here.decisions


def test_weights_of_ones_own_play_under_a_name_of_their_own(monkeypatch, tmp_path):
    weights = json.loads(SHIPPED.read_text(encoding="utf-8"))
    weights["weights"]["out"] = [[-number for number in row] for row in weights["weights"]["out"]]
    file = tmp_path / "trained.json"
    file.write_text(json.dumps(weights), encoding="utf-8")
    (tmp_path / "trained.py").write_bytes((EXAMPLES / "trained.py").read_bytes())
    monkeypatch.setenv("SEMAFOR_BOTS", str(tmp_path))
    game, bots = one_game("trained", "greedy")
    assert not bots[0].faults
    assert game.totals == one_game(f"learned:{file}", "greedy")[0].totals
    assert game.totals != one_game("learned", "greedy")[0].totals


@pytest.mark.parametrize("edition", ["europe", "germany"])
def test_a_program_in_another_language_plays(monkeypatch, edition):
    if shutil.which("node") is None:
        pytest.skip(lacks("Node.js"))
    monkeypatch.setenv("SEMAFOR_BOTS", str(EXAMPLES))
    game, bots = one_game("drummer", "random", edition=edition)
    assert not bots[0].faults
    assert game.totals[0] > game.totals[1]


def test_a_program_in_c_plays(tmp_path, write):
    compiler = shutil.which("cc")
    if compiler is None:
        pytest.skip(lacks("a C compiler"))
    words = [compiler, "-O1", "-o", str(tmp_path / "counter"), str(EXAMPLES / "counter.c")]
    subprocess.run(words, check=True)  # noqa: S603 - our own file
    game, bots = one_game(write("counter.toml", 'command = ["./counter"]'), "random")
    assert not bots[0].faults
    assert min(game.decisions) > 0


def test_a_bot_gets_its_seed_and_remembers_within_a_game_only(write):
    text = """
class Counter:
    def __init__(self, seed):
        self.seed, self.count = seed, 0
    def choose(self, view):
        self.count += 1
        if self.count == 1:
            assert self.seed == 41
        return view.actions[self.count % len(view.actions)]
"""
    name = write("counter.py", text)
    first, second = make_bot(name, 41), make_bot(name, 41)
    assert first_choice(first) == first_choice(second)
    assert not first.faults
    del first
    third = make_bot(name, 41)  # the same process, another object
    assert first_choice(third) == first_choice(second, "second") or not third.faults
    assert not third.faults


def test_what_a_bot_prints_is_no_answer(write):
    noisy = FIRST.replace("        return", "        print('thinking')\n        return")
    bot = make_bot(write("noisy.py", noisy), 1)
    first_choice(bot)
    assert not bot.faults


def test_an_answer_may_be_the_move_in_words(write, tmp_path):
    (tmp_path / "words.py.txt").write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    told = json.loads(line)\n"
        "    if told['type'] == 'game': print('{}', flush=True)\n"
        "    if told['type'] == 'choose':\n"
        "        print(json.dumps({'move': told['moves'][-1]['move']}), flush=True)\n"
    )
    command = json.dumps([sys.executable, "words.py.txt"])
    bot = make_bot(write("words.toml", f"command = {command}"), 1)
    assert first_choice(bot) == new_game("usa-classic", seats=2, seed="first").actions()[-1]
    assert not bot.faults


# ---------------------------------------------------------------- they are told what a seat may know


@every_edition
def test_worlds_that_look_alike_are_told_alike(edition):
    """What a seat cannot know is in no message: any deal that agrees with its view gives the same one."""
    dealer = random.Random(seed_of("outside", edition))
    count = 0
    for number, state in enumerate(random_states(edition, 3, seed_of("outside", edition))):
        seat = state.actor()
        if number % LOOK_EVERY or seat < 0:
            continue
        seen = view(state, seat)
        worlds = [seen, view(resample(seen, dealer), seat)]
        told = [[game_message(each, 9, Limits()), choose_message(each)] for each in worlds]
        assert json.dumps(told[0]) == json.dumps(told[1])
        count += 1
    assert count


# ---------------------------------------------------------------- they fail

FAILING = {
    "crashed": FIRST.replace("return view.actions[0]", "return 1 / 0"),
    "illegal": FIRST.replace("return view.actions[0]", "return 10**6"),
}


@pytest.mark.parametrize("kind", FAILING)
def test_a_bot_that_fails_loses_the_move_and_the_game_goes_on(write, kind, capsys):
    name = write(f"{kind}_one.py", FAILING[kind])
    game, bots = one_game(name, "random")
    assert bots[0].faults[0].kind == kind
    assert game.lost == (len(bots[0].faults), 0)
    assert sum(game.lost) > 0
    assert name in capsys.readouterr().err


PROGRAMS = {
    "late": "import time\ninput(); print('{}', flush=True)\ninput(); time.sleep(3600)",
    "crashed": "input(); print('{}', flush=True)\ninput(); raise SystemExit('no more')",
    "garbled": "input(); print('{}', flush=True)\ninput(); print('hello', flush=True); input()",
}


@pytest.mark.parametrize("kind", PROGRAMS)
def test_a_program_that_fails_is_replaced_and_at_last_left_out(write, tmp_path, monkeypatch, kind):
    if kind == "late":
        monkeypatch.setenv("SEMAFOR_BOT_SECONDS", "0.2")
    (tmp_path / "script.txt").write_text(PROGRAMS[kind])
    command = json.dumps([sys.executable, "script.txt"])
    bot = make_bot(write(f"{kind}_two.toml", f"command = {command}"), 1)
    for _ in range(5):
        first_choice(bot)
    assert [fault.kind for fault in bot.faults] == [kind] * 3 + ["out"] * 2
    if kind == "crashed":
        assert bot.faults[0].why == "no more"


def test_a_bot_that_takes_too_much_memory_loses_the_move(write):
    if not try_out(write("first.py", FIRST))["memory"]:
        pytest.skip(lacks("bounded memory"))
    greedy = FIRST.replace("return", "bytearray(600 << 20)\n        return")
    bot = make_bot(write("hungry.py", greedy), 1)
    first_choice(bot)
    assert bot.faults[0].kind == "crashed"
    assert "MemoryError" in bot.faults[0].why


def test_a_bot_reaches_neither_the_network_nor_files_of_others(write, tmp_path_factory):
    shut = try_out(write("first.py", FIRST))
    secret = tmp_path_factory.mktemp("elsewhere") / "secret"
    secret.write_text("the deck")
    with socket.create_server(("127.0.0.1", 0)) as server:
        tries = {
            "network": f"socket.create_connection(('127.0.0.1', {server.getsockname()[1]}), 5)",
            "files": f"open({str(secret)!r}).read()",
        }
        for door, attempt in tries.items():
            if not shut[door]:
                pytest.skip(lacks(f"a way to shut {door} off"))
            text = "import socket\n" + FIRST.replace("return", f"{attempt}\n        return")
            bot = make_bot(write(f"{door}.py", text), 1)
            first_choice(bot)
            assert "PermissionError" in bot.faults[0].why, door


PROC = Path("/proc")
NOSY = {
    "where the program was started": "open({secret!r}).read()",
    "modes of files": "os.chmod({secret!r}, 0o666)",
    "times of files": "os.utime({secret!r})",
    "settings of this machine": "open('/etc/hostname').read()",
    "command lines of others": "open('/proc/{own}/cmdline').read()",
    "how others are served": "os.setpriority(os.PRIO_PROCESS, {own}, 19)",
}


@pytest.mark.parametrize("what", NOSY)
def test_a_bot_finds_out_and_changes_nothing_around_it(write, tmp_path_factory, monkeypatch, what):
    shut = try_out(write("first.py", FIRST))
    if not (shut["files"] and shut["processes"]):
        pytest.skip(lacks("a way to shut files and processes off"))
    folder = tmp_path_factory.mktemp("started")
    (folder / "secret").write_text("the deck")
    monkeypatch.syspath_prepend(str(folder))  # as `python -m semafor` does with its folder
    attempt = NOSY[what].format(secret=str(folder / "secret"), own=os.getpid())
    text = FIRST.replace("return", f"{attempt}\n        return")
    bot = make_bot(write("nosy.py", f"import os\n{text}"), 1)
    first_choice(bot)
    told = ("PermissionError", "Read-only", "FileNotFoundError", "ProcessLookupError")
    assert bot.faults, "the bot could do it"
    assert any(word in bot.faults[0].why for word in told), bot.faults[0].why


def running(mark):
    """The processes whose command line has a word."""
    found = []
    for file in PROC.glob("[0-9]*/cmdline"):
        try:
            words = file.read_bytes().split(b"\0")
        except OSError:
            continue
        if mark.encode() in words:
            found.append(file.parent.name)
    return found


def leaving(mark):
    """A bot whose child goes where a signal to the bot's group does not reach it."""
    return FIRST.replace(
        "return",
        "if not os.fork():\n"
        "            os.setsid()\n"
        f"            os.execvp('sleep', ['sleep', '{mark}'])\n"
        "        return",
    )


def wait_for(wanted):
    for _ in range(3000):
        if wanted():
            return True
        time.sleep(0.02)
    return False


def test_what_a_bot_has_started_ends_with_it(write):
    if not try_out(write("first.py", FIRST))["processes"]:
        pytest.skip(lacks("process namespaces"))
    bot = make_bot(write("leaving.py", f"import os\n{leaving('4171')}"), 1)
    first_choice(bot)
    assert wait_for(lambda: running("4171")), bot.faults
    STABLE.give_back(bot._process)
    STABLE.close()
    assert wait_for(lambda: not running("4171"))


def test_no_bot_outlives_a_program_that_was_killed(write, tmp_path):
    if not try_out(write("first.py", FIRST))["processes"]:
        pytest.skip(lacks("process namespaces"))
    text = leaving("4172").replace("        return", "        time.sleep(4172)\n        return")
    write("staying.py", f"import os, time\n{text}")
    words = [sys.executable, "-m", "semafor", "simulate", "usa-classic", "--bots", "staying,random"]
    program = subprocess.Popen([*words, "--games", "1", "--workers", "1"])  # noqa: S603 - our own
    try:
        assert wait_for(lambda: running("4172"))
    finally:
        program.kill()
        program.wait()
    assert wait_for(lambda: not running("4172"))


def test_an_answer_nested_without_end_costs_the_move(write, tmp_path):
    (tmp_path / "deep.txt").write_text(
        "input(); print('{}', flush=True)\ninput(); print('[' * 100000, flush=True); input()"
    )
    bot = make_bot(write("deep.toml", f"command = {json.dumps([sys.executable, 'deep.txt'])}"), 1)
    first_choice(bot)
    assert [fault.kind for fault in bot.faults] == ["garbled"]


def test_a_plain_move_is_a_card_from_the_deck_where_that_is_legal():
    game = new_game("usa-classic", seats=2, seed="plain")
    while game.phase == "tickets":
        game.play_action(plain_action(game.view(game.actor)))
    assert game.to_move(plain_action(game.view(game.actor))) == {"do": "draw"}


# ---------------------------------------------------------------- they are found


def test_the_same_name_works_in_simulations_and_tournaments(write):
    name = write("first.py", FIRST)
    summary = simulate("usa-classic", [name, "random"], games=2, seed=1, workers=1)
    assert summary.bots == (name, "random")
    played = Tournament("usa-classic", (name, "random"), seed=1).play(Slot(0, 0, 0))
    assert set(played.seating) == {name, "random"}
    assert name in bot_names()


def test_an_installed_package_brings_a_bot_by_an_entry_point(tmp_path):
    (tmp_path / "visitor.py").write_text(FIRST)
    told = tmp_path / "visitor-1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text("Metadata-Version: 2.1\nName: visitor\nVersion: 1.0\n")
    (told / "entry_points.txt").write_text("[semafor.bots]\nvisitor = visitor:Bot\n")
    words = [sys.executable, "-m", "semafor", "simulate", "usa-classic", "--bots", "visitor,random"]
    done = subprocess.run(  # noqa: S603 - our own program
        [*words, "--games", "2", "--workers", "1", "--json"],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), *sys.path])},
        capture_output=True,
        text=True,
        check=True,
    )
    rows = json.loads(done.stdout)["bots"]
    assert [row["bot"] for row in rows] == ["visitor", "random"]
    assert "lost" not in rows[0]


@pytest.mark.parametrize(
    ("file", "text", "reason"),
    [
        ("greedy.py", FIRST, "bot-name-taken"),
        ("Loud.py", FIRST, "bad-bot-name"),
        ("tool.toml", "command = 1", "bad-bot-command"),
        ("tool.toml", "command = [", "bad-bot-file"),
    ],
)
def test_a_file_that_is_no_bot_is_refused_in_a_sentence(write, file, text, reason, capsys):
    write(file, text)
    with pytest.raises(SetupError) as refused:
        outside_bots()
    assert refused.value.reason == reason
    assert Texts("en").explain(refused.value) != Texts("pl").explain(refused.value)
    assert main(["simulate", "usa-classic", "--games", "1"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_place_without_bots_is_refused(capsys):
    assert main(["simulate", "usa-classic", "--bots-from", "/no/such/place"]) == 2
    assert "/no/such/place" in capsys.readouterr().err


def test_two_classes_in_one_file_are_no_bot(write):
    bot = make_bot(write("two.py", FIRST + FIRST.replace("Bot", "Other")), 1)
    first_choice(bot)
    assert "Bot, Other" in bot.faults[0].why


def test_limits_are_named_by_the_environment(monkeypatch, write):
    name = write("first.py", FIRST)
    monkeypatch.setenv("SEMAFOR_BOT_SECONDS", "0")
    with pytest.raises(SetupError) as refused:
        make_bot(name, 1)
    assert refused.value.reason == "bad-bot-limit"
    assert isinstance(OutsideBot(outside_bots()[name], 1, Limits(1.0, 100)), OutsideBot)
