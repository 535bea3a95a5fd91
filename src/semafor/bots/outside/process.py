"""The process of one bot: lines of JSON to it and from it, each answer within its time.

A thread hands lines over, so that a program that neither reads nor answers costs its time and nothing more.
"""

from __future__ import annotations

import atexit
import contextlib
import json
import os
import queue
import signal
import subprocess
import sys
import threading
import time
from collections import deque
from pathlib import Path
from typing import Any
from weakref import WeakSet

import semafor
from semafor.bots.outside import fence
from semafor.bots.outside.finding import Limits, OutsideSource, python_paths

# To start, to load the engine and to learn a game takes longer than a move, on a busy machine much longer.
START_SECONDS = 60.0
LONGEST_LINE = 1 << 20
KEPT_LINES = 20
END_SECONDS = 2.0
# What a bot is told of our environment.
KEPT = (
    "PATH",
    "LANG",
    "LC_ALL",
    "SYSTEMROOT",
    "SEMAFOR_EDITIONS",
    "SEMAFOR_PURE",
    "PYTHONHASHSEED",
)
# A bot's own words on its error stream are shown with this.
LOG_VARIABLE = "SEMAFOR_BOT_LOG"

# All that run, to be ended with the program.
_RUNNING: WeakSet[BotProcess] = WeakSet()


class BotFailed(Exception):  # noqa: N818 - the name says what happened
    """A bot did not answer as it should: which way (`crashed`, `late`, `garbled`), and what is known."""

    def __init__(self, kind: str, why: str = "") -> None:
        super().__init__(kind, why)
        self.kind = kind
        self.why = why


class BotProcess:
    """One process; it is started when it is made."""

    def __init__(self, source: OutsideSource, limits: Limits) -> None:
        self.source = source
        self.limits = limits
        self._last_words: deque[str] = deque(maxlen=KEPT_LINES)
        self._asked: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._answers: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        # The fence ends the bot with all it has started when this end is closed, also by our own death.
        leash, self._hand = os.pipe()
        self._process = subprocess.Popen(  # noqa: S603 - Python and the fence, which is ours
            _command(source, limits, leash),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={name: os.environ[name] for name in KEPT if name in os.environ}
            | {"PYTHONDONTWRITEBYTECODE": "1"},
            start_new_session=True,
            pass_fds=(leash,) if os.name == "posix" else (),
        )
        os.close(leash)
        _RUNNING.add(self)
        self._reader = threading.Thread(target=self._listen, daemon=True)
        self._reader.start()
        self._courier = threading.Thread(target=self._carry, daemon=True)
        self._courier.start()
        try:
            self.fence: dict[str, Any] = self._receive(START_SECONDS)
        except BaseException:
            self.stop()
            raise

    @property
    def is_alive(self) -> bool:
        """Whether the process still runs."""
        return self._process.poll() is None

    def ask(self, message: dict[str, Any], seconds: float) -> dict[str, Any]:
        """The answer to a message; a bot that fails is ended."""
        try:
            self._asked.put(_line(message))
            return self._receive(seconds)
        except BaseException:
            self.stop()
            raise

    def tell(self, message: dict[str, Any]) -> None:
        """A message that wants no answer."""
        self._asked.put(_line({**message, "answer": False}))

    def stop(self) -> None:
        """End the process and whatever it has started."""
        self._asked.put(None)
        with contextlib.suppress(OSError):
            self.kill()
        self._let_go()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(END_SECONDS)
        self._reader.join(END_SECONDS)
        self._courier.join(END_SECONDS)
        for stream in (self._process.stdin, self._process.stdout, self._process.stderr):
            with contextlib.suppress(OSError, ValueError):
                if stream is not None and not self._courier.is_alive():
                    stream.close()
        _RUNNING.discard(self)

    def kill(self) -> None:
        """The process and whatever it has started end at once."""
        if hasattr(os, "killpg"):
            os.killpg(self._process.pid, signal.SIGKILL)
        else:
            self._process.kill()

    def _let_go(self) -> None:
        """The fence's part of the end."""
        hand, self._hand = self._hand, -1
        if hand >= 0:
            os.close(hand)

    # ---------------------------------------------------------------- the two threads

    def _carry(self) -> None:
        """Lines out, answers in."""
        target, source = self._process.stdin, self._process.stdout
        assert target is not None
        assert source is not None
        try:
            self._answers.put(source.readline(LONGEST_LINE))  # of the fence
            while (line := self._asked.get()) is not None:
                target.write(line)
                target.flush()
                if b'"answer":false' not in line:
                    self._answers.put(source.readline(LONGEST_LINE))
        except (OSError, ValueError):
            self._answers.put(b"")

    def _listen(self) -> None:
        """The bot's own words; the last ones are kept."""
        stream = self._process.stderr
        assert stream is not None
        with contextlib.suppress(OSError, ValueError):
            for line in stream:
                text = line.decode(errors="replace").rstrip()[:400]
                self._last_words.append(text)
                if os.environ.get(LOG_VARIABLE):
                    sys.stderr.write(f"{self.source.name}: {text}\n")

    def _receive(self, seconds: float) -> dict[str, Any]:
        try:
            line = self._answers.get(timeout=seconds)
        except queue.Empty:
            raise BotFailed("late", f"{seconds:g} s") from None
        if not line:
            self._process.wait(END_SECONDS)
            self._reader.join(END_SECONDS)
            said = next((text for text in reversed(self._last_words) if text), "")
            raise BotFailed("crashed", said or f"{self._process.returncode}")
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            raise BotFailed("garbled", line[:60].decode(errors="replace").strip()) from None
        if not isinstance(answer, dict):
            raise BotFailed("garbled", line[:60].decode(errors="replace").strip())
        return answer


def _line(message: dict[str, Any]) -> bytes:
    return json.dumps(message, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"


def _command(source: OutsideSource, limits: Limits, leash: int) -> list[str]:
    """Python with the fence, which becomes the bot."""
    root = str(Path(semafor.__file__).parents[1])
    paths = [root, *python_paths()]
    editions = filter(None, os.environ.get("SEMAFOR_EDITIONS", "").split(os.pathsep))
    read = [*paths, sys.prefix, sys.base_prefix, *editions, *filter(None, [source.folder])]
    plan: dict[str, Any] = {
        "memory": limits.memory,
        "read": list(dict.fromkeys(read)),
        "leash": leash,
    }
    if source.command:
        plan |= {"command": list(source.command), "folder": source.folder}
    else:
        plan |= {"host": source.origin, "path": list(dict.fromkeys(paths))}
    return [sys.executable, "-P", fence.__file__, json.dumps(plan)]


class Stable:
    """Processes that wait for their next game: a start costs as much as many games.

    At a server the seat of a game is named, and a process that has played for it never plays for another: it
    could tell one hand to the other.
    """

    MOST_IDLE = 8
    IDLE_SECONDS = 60.0

    def __init__(self) -> None:
        self._idle: list[tuple[str, float, BotProcess]] = []
        self._lock = threading.Lock()
        self._sweep: threading.Timer | None = None

    def take(self, source: OutsideSource, limits: Limits, whose: str = "") -> BotProcess:
        """A process of a bot for somebody, one that waits if there is any."""
        with self._lock:
            for place in reversed(range(len(self._idle))):
                name, _, process = self._idle[place]
                if name == whose and (process.source, process.limits) == (source, limits):
                    del self._idle[place]
                    if process.is_alive:
                        return process
        return BotProcess(source, limits)

    def give_back(self, process: BotProcess, whose: str = "") -> None:
        """Nobody asks it now; the process may have another question, if one comes soon."""
        with self._lock:
            over = [process]
            if process.is_alive:
                self._idle.append((whose, time.monotonic(), process))
                over = [self._idle.pop(0)[2]] if len(self._idle) > self.MOST_IDLE else []
            self._look_again()
        for one in over:
            one.stop()

    def _look_again(self) -> None:
        """Have those ended that nobody has asked for long."""
        if self._idle and self._sweep is None:
            self._sweep = threading.Timer(self.IDLE_SECONDS, self._end_old)
            self._sweep.daemon = True
            self._sweep.start()

    def _end_old(self) -> None:
        last = time.monotonic() - self.IDLE_SECONDS
        with self._lock:
            self._sweep = None
            old = [process for _, since, process in self._idle if since <= last]
            self._idle = [row for row in self._idle if row[1] > last]
            self._look_again()
        for process in old:
            process.stop()

    def close(self) -> None:
        """End all that wait."""
        with self._lock:
            waiting = [process for _, _, process in self._idle]
            self._idle.clear()
            if self._sweep is not None:
                self._sweep.cancel()
                self._sweep = None
        for process in waiting:
            process.stop()


STABLE = Stable()


def _end_all() -> None:
    for process in list(_RUNNING):
        with contextlib.suppress(OSError):
            process.kill()


atexit.register(_end_all)
