"""The command at a real terminal, and without one."""

from __future__ import annotations

import codecs
import fcntl
import os
import pty
import select
import subprocess
import sys
import termios
import time
from pathlib import Path

import pytest

import semafor
from semafor.cli.main import main
from semafor.tui.look import PROMPT
from tests.kit.processes import hear_interrupts

SOURCE = Path(semafor.__file__).parents[1]
PATIENCE = 60.0  # seconds; a busy machine is slow


def environment() -> dict[str, str]:
    return {
        **os.environ,
        "PYTHONPATH": str(SOURCE),
        "TERM": "xterm-256color",
        "COLUMNS": "100",
        "LINES": "40",
        "LC_ALL": "C.UTF-8",
    }


def take_terminal() -> None:
    """As a shell in a terminal would begin it: Ctrl-C arrives and is heard."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    hear_interrupts()


class Screen:
    """A program in a pseudo-terminal: wait for words, type lines."""

    def __init__(self, arguments: list[str], folder: Path) -> None:
        self.master, slave = pty.openpty()
        self.process = subprocess.Popen(  # noqa: S603 - our own program
            [sys.executable, "-m", "semafor", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=folder,
            env=environment(),
            start_new_session=True,
            preexec_fn=take_terminal,  # noqa: PLW1509 - no other thread runs here
        )
        os.close(slave)
        self.text = ""
        self.decode = codecs.getincrementaldecoder("utf-8")("replace").decode
        self.seen = 0

    def wait(self, words: str) -> None:
        end = time.monotonic() + PATIENCE
        while words not in self.text[self.seen :]:
            assert time.monotonic() < end, f"{words!r} did not come:\n{self.text[-2000:]}"
            if select.select([self.master], [], [], 0.2)[0]:
                try:
                    self.text += self.decode(os.read(self.master, 65536))
                except OSError:
                    break
        assert words in self.text[self.seen :]
        self.seen = self.text.index(words, self.seen) + len(words)

    def type(self, line: str) -> None:
        os.write(self.master, line.encode())

    def interrupt(self, words: str) -> None:
        """Press Ctrl-C when the program waits for a key: on its way there the line editor would swallow it."""
        state = Path(f"/proc/{self.process.pid}/stat")
        end = time.monotonic() + PATIENCE
        while state.exists() and state.read_text().rpartition(")")[2].split()[0] != "S":
            assert time.monotonic() < end
            time.sleep(0.01)
        self.type("\x03")
        self.wait(words)

    def end(self) -> int:
        code = self.process.wait(PATIENCE)
        os.close(self.master)
        return code


@pytest.fixture
def screens():
    opened: list[Screen] = []
    yield opened
    for screen in opened:
        if screen.process.poll() is None:
            screen.process.kill()
            screen.process.wait(PATIENCE)


def test_a_person_plays_quits_and_resumes_at_a_real_terminal(tmp_path, screens):
    arguments = ["play", "europe", "--seats", "you:Zofia,random", "--seed", "3", "--lang", "en"]
    screen = Screen(arguments, tmp_path)
    screens.append(screen)
    screen.wait("Keep at least 2")
    screen.type("a\r")
    screen.wait("Your turn")
    screen.type("d\r")
    screen.wait(f"Second card {PROMPT}")
    screen.interrupt("semafor play --resume ")
    assert screen.end() == 0
    (file,) = tmp_path.iterdir()
    assert file.name in screen.text

    again = Screen(["play", "--resume", file.name, "--lang", "en"], tmp_path)
    screens.append(again)
    again.wait("Zofia")
    again.wait("Second card")
    again.type("d\r")
    again.wait("Your turn")
    again.type("q\r")
    again.wait("The game is saved")
    assert again.end() == 0
    assert [path.name for path in tmp_path.iterdir()] == [file.name]


def test_without_an_edition_a_menu_asks(tmp_path, screens):
    screen = Screen(["play", "--lang", "pl"], tmp_path)
    screens.append(screen)
    screen.wait("Która edycja?")
    screen.type("9\r")
    screen.wait("Wpisz liczbę od 1 do 5.")
    screen.type("germany\r")
    screen.wait("Z kim grasz?")
    screen.type("6\r")
    screen.wait("Wpisz liczbę od 1 do 5.")
    screen.type("1\r")
    screen.wait("Niemcy")
    screen.wait("(początkujący)")
    screen.wait(f"Ile {PROMPT}")
    screen.type("\x04")
    screen.wait("Wznowienie: semafor play --resume ")
    assert screen.end() == 0


def test_without_a_terminal_there_is_one_sentence_and_exit_code_2():
    for language, words in (("en", "needs a terminal"), ("pl", "wymaga terminala")):
        result = subprocess.run(  # noqa: S603 - our own program
            [sys.executable, "-m", "semafor", "play", "europe", "--lang", language],
            input="q\n",
            capture_output=True,
            text=True,
            env=environment(),
            timeout=PATIENCE,
            check=False,
        )
        assert result.returncode == 2
        assert result.stdout == ""
        assert words in result.stderr
        assert len(result.stderr.strip().splitlines()) == 1


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["atlantis"], "There is no edition called “atlantis”"),
        (["europe", "--seats", "you,hal"], "There is no bot called “hal”"),
        (["europe", "--seats", "you,greedy@5"], "The bot “greedy” answers at once"),
        (["europe", "--seats", "you,express@soon"], "“express@soon” has no proper budget"),
        (["europe", "--seats", "you"], "A game has two to five seats, not 1."),
        (["europe", "--seats", "you,you,you,you,you,you"], "A game has two to five seats, not 6."),
        (["--seats", "you,,random"], "There is no bot called"),
        (["europe", "--option", "speed=3"], "There is no option called “speed”"),
        (["europe", "--option", "speed"], "An option looks like NAME=VALUE"),
        (["europe", "--option", "threshold=99"], "The setting turns.threshold cannot be"),
        (["usa-classic", "--option", "tickets=none"], "has no tickets called “none”"),
        (["europe", "--seats", "random,random"], "Nobody sits at the screen"),
        (
            ["europe", "--first", "3"],
            "Who goes first is a player\u2019s number from 1 to 2, or lot",
        ),
        (
            ["europe", "--first", "-1"],
            "Who goes first is a player\u2019s number from 1 to 2, or lot",
        ),
        (["europe", "--colours", "pink"], "There are no pieces of this colour"),
        (["europe", "--colours", "red,red"], "Someone else has chosen this colour"),
        (["europe", "--colours", "red,blue,green"], "There are more colours than players"),
    ],
)
def test_wrong_arguments_are_one_sentence_and_exit_code_2(arguments, words, capsys):
    assert main(["play", *arguments, "--lang", "en"]) == 2
    err = capsys.readouterr().err
    assert words in err
    assert len(err.strip().splitlines()) == 1
