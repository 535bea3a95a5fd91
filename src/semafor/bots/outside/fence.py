"""A fence around a program that others wrote: run as a file, it shuts the doors and becomes the program.

    python -P fence.py '{"memory": 512, "read": ["/folder/of/the/bot"], "leash": 5, "command": ["node", "bot.js"]}'

What a system does not allow is left open, and said: the first line on the standard output tells what is shut.
It imports nothing of ours, so that what it starts begins quickly; `{"host": …}` in place of a command goes on
with a bot in Python in this same process.

- Memory, size of files, core dumps: limits of the process (POSIX).
- Network: a network namespace of its own, without any device (Linux).
- Processes: a process namespace of its own. Its first process is a keeper that holds the leash (a pipe to whoever asks the
  bot); when that is let go, all that the bot has started ends, also what has left its session (Linux).
- Files: nothing is written, and only the named folders and those of the system are read; no other process is looked
  into (Linux with Landlock). Mounts are read-only, because Landlock does not keep anybody from changing modes and times.
"""

from __future__ import annotations

import contextlib
import ctypes
import json
import os
import select
import signal
import struct
import sys
from typing import Any

NICER = 5
MEGABYTE = 1 << 20
PROCESSOR_SECONDS = 3600
PROCESSES_AND_THREADS = 256
# What the system call unshare leaves behind.
NEW_USER, NEW_NETWORK, NEW_IPC = 0x10000000, 0x40000000, 0x08000000
NEW_PROCESSES, NEW_MOUNTS = 0x20000000, 0x00020000
# What mount and mount_setattr (the same number on every processor, from Linux 5.12 on) are asked for.
RECURSIVE, PRIVATE = 0x4000, 0x40000
MOUNT_SETATTR, FROM_HERE, WHOLE_TREE, READ_ONLY = 442, -100, 0x8000, 1
# What prctl is asked for; how capset is told that nothing is left.
NO_NEW_PRIVILEGES = 38
NO_CAPABILITIES = struct.pack("II", 0x20080522, 0), bytes(24)
# Landlock has the same numbers on every processor.
CREATE_RULESET, ADD_RULE, RESTRICT_SELF = 444, 445, 446
ASK_VERSION = 1
PATH_BENEATH = 1
EXECUTE, READ_FILE, READ_FOLDER, WRITE_FILE = 1, 4, 8, 2
# Rights that each version knows: of files, of the network, of what lies outside.
FILE_RIGHTS = {1: (1 << 13) - 1, 2: (1 << 14) - 1, 3: (1 << 15) - 1, 5: (1 << 16) - 1}
NETWORK_SINCE, NETWORK_RIGHTS = 4, 3
SCOPE_SINCE, SCOPE_RIGHTS = 6, 3
SYSTEM_FOLDERS = ("/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/sys")
# Of what is set up on this machine only what programs need to start: the rest may hold passwords.
SETTINGS = (
    *("ld.so.cache", "ld.so.conf", "ld.so.conf.d", "ld.so.preload", "ld-musl-x86_64.path"),
    *("alternatives", "localtime", "timezone", "nsswitch.conf", "passwd", "group", "locale.alias"),
    *("ssl/openssl.cnf", "pki/tls/openssl.cnf", "crypto-policies", "mime.types", "inputrc"),
)
# Where no process is seen but those of the bot, all of it; else this.
PROCESSES = "/proc"
OWN_PROCESS = ("self", "meminfo", "cpuinfo", "stat", "filesystems", "version", "loadavg", "uptime")
DEVICES = ("/dev/null", "/dev/zero", "/dev/random", "/dev/urandom")


class Rights(ctypes.Structure):
    """struct landlock_ruleset_attr."""

    _fields_ = (
        ("files", ctypes.c_uint64),
        ("network", ctypes.c_uint64),
        ("scope", ctypes.c_uint64),
    )


class Beneath(ctypes.Structure):
    """struct landlock_path_beneath_attr."""

    _pack_ = 1
    _layout_ = "ms"
    _fields_ = (("rights", ctypes.c_uint64), ("folder", ctypes.c_int32))


def limit(memory: int, *, is_alone: bool) -> bool:
    """Bound what the process may take; whether the memory is bounded."""
    try:
        import resource  # noqa: PLC0415 - not on every system
    except ImportError:
        return False
    # Of data, not of addresses: some languages reserve many times what they use.
    kind = resource.RLIMIT_DATA if sys.platform == "linux" else resource.RLIMIT_AS
    bounds = [
        (resource.RLIMIT_CORE, 0),
        (resource.RLIMIT_FSIZE, 0),
        (resource.RLIMIT_CPU, PROCESSOR_SECONDS),
    ]
    if is_alone and counts_by_namespace():
        bounds.append((resource.RLIMIT_NPROC, PROCESSES_AND_THREADS))
    for name, value in bounds:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(name, (value, value))
    with contextlib.suppress(OSError):
        os.nice(NICER)
    try:
        resource.setrlimit(kind, (memory * MEGABYTE, memory * MEGABYTE))
    except (OSError, ValueError):
        return False
    return True


def counts_by_namespace() -> bool:
    """Whether the limit of processes goes by the user namespace (Linux 5.14); before, all of the user's count."""
    numbers = os.uname().release.partition("-")[0].split(".")[:2]
    return tuple(int(number) for number in numbers if number.isdigit()) >= (5, 14)


def leave(library: Any) -> tuple[bool, bool]:
    """Go where there is no network and no other process; whether that is so.

    Another process namespace holds what is started from here on.
    """
    if sys.platform != "linux":
        return False, False
    alone = NEW_NETWORK | NEW_IPC
    for flags in (alone | NEW_PROCESSES | NEW_MOUNTS, alone):
        for whose in (NEW_USER, 0):
            if library.unshare(flags | whose) == 0:
                return True, flags != alone
    return False, False


def keep(leash: int) -> None:
    """Become two keepers and the program's process; only the last one returns.

    The outer keeper waits, and ends as the program does. The inner one is the first process of the namespace: when it
    ends, the system ends all others in it. It does so when the leash is let go.
    """
    inner = os.fork()
    if inner:
        _close_streams()
        _end_as(os.waitpid(inner, 0)[1])
    woken, waker = os.pipe()
    os.set_blocking(waker, False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.set_wakeup_fd(waker)
    program = os.fork()
    if program == 0:
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        for pipe in (leash, woken, waker):
            os.close(pipe)
        return
    _close_streams()
    while leash not in select.select([leash, woken], [], [])[0]:
        os.read(woken, 64)
        while True:
            try:
                ended, status = os.waitpid(-1, os.WNOHANG)
            except ChildProcessError:
                break
            if ended == program:
                _end_as(status)
            if not ended:
                break
    os._exit(1)


def _close_streams() -> None:
    """Leave them to the program alone: they close with it."""
    for stream in (0, 1, 2):
        with contextlib.suppress(OSError):
            os.close(stream)


def _end_as(status: int) -> None:
    """End as another process did; 255 stands for any signal."""
    os._exit(max(-1, os.waitstatus_to_exitcode(status)) & 0xFF)


def hide_processes(library: Any) -> bool:
    """Show this namespace's processes alone, and let nobody change a mode or a time; whether they are hidden."""
    if library.mount(None, b"/", None, RECURSIVE | PRIVATE, None) != 0:
        return False
    is_hidden = library.mount(b"proc", PROCESSES.encode(), b"proc", 0, None) == 0
    wish = struct.pack("QQQQ", READ_ONLY, 0, 0, 0)
    library.syscall(MOUNT_SETATTR, FROM_HERE, b"/", WHOLE_TREE, wish, ctypes.c_size_t(len(wish)))
    return bool(is_hidden)


def close_files(library: Any, folders: list[str]) -> bool:
    """Read these and the system's, write nothing; whether that is so. TCP is shut as well, from Linux 6.7 on."""
    if sys.platform != "linux":
        return False
    version = library.syscall(CREATE_RULESET, None, ctypes.c_size_t(0), ASK_VERSION)
    library.prctl(NO_NEW_PRIVILEGES, 1, 0, 0, 0)
    library.capset(*NO_CAPABILITIES)  # of the namespaces: they could be undone with them
    if version < 1:
        return False
    known = FILE_RIGHTS[max(number for number in FILE_RIGHTS if number <= version)]
    rights = Rights(
        known,
        NETWORK_RIGHTS if version >= NETWORK_SINCE else 0,
        SCOPE_RIGHTS if version >= SCOPE_SINCE else 0,
    )
    size = 24 if version >= SCOPE_SINCE else 16 if version >= NETWORK_SINCE else 8
    rules = library.syscall(CREATE_RULESET, ctypes.byref(rights), ctypes.c_size_t(size), 0)
    if rules < 0:
        return False
    for path in (*SYSTEM_FOLDERS, *folders):
        _open(library, rules, path, EXECUTE | READ_FILE | READ_FOLDER)
    for path in DEVICES:
        _open(library, rules, path, READ_FILE | WRITE_FILE)
    is_shut = bool(library.syscall(RESTRICT_SELF, rules, 0) == 0)
    os.close(rules)
    return is_shut


def _open(library: Any, rules: int, path: str, rights: int) -> None:
    try:
        folder = os.open(path, os.O_PATH | os.O_CLOEXEC)
    except OSError:
        return
    if not os.path.isdir(path):  # noqa: PTH112 - nothing is imported that need not be
        rights &= ~READ_FOLDER
    rule = Beneath(rights, folder)
    library.syscall(ADD_RULE, rules, PATH_BENEATH, ctypes.byref(rule), 0)
    os.close(folder)


def enclose(plan: dict[str, Any]) -> dict[str, Any]:
    """Shut what can be shut, and tell."""
    library: Any = ctypes.CDLL(None, use_errno=True) if sys.platform == "linux" else None
    has_left_network, is_alone = leave(library)
    is_hidden = False
    if is_alone:
        keep(int(plan["leash"]))
        is_hidden = hide_processes(library)
    is_bounded = limit(int(plan["memory"]), is_alone=is_alone)
    seen = [PROCESSES] if is_hidden else [f"{PROCESSES}/{name}" for name in OWN_PROCESS]
    settings = [f"/etc/{name}" for name in SETTINGS]
    has_files = close_files(library, [*plan["read"], *sys.path, *settings, *seen])
    return {
        "type": "fence",
        "network": has_left_network,
        "processes": is_alone,
        "files": has_files,
        "memory": is_bounded,
    }


def main() -> None:
    """Shut the doors, say so, become the program."""
    plan = json.loads(sys.argv[1])
    told = enclose(plan)
    sys.stdout.write(json.dumps(told) + "\n")
    sys.stdout.flush()
    if "command" in plan:
        words = plan["command"]
        try:
            os.chdir(plan["folder"])
            os.execvp(words[0], words)  # noqa: S606 - the program the bot's own file names
        except OSError as error:
            sys.exit(f"{words[0]}: {error.strerror}")
    sys.path[:0] = plan["path"]
    from semafor.bots.outside.host import serve  # noqa: PLC0415 - only after the doors are shut

    serve(plan["host"])


if __name__ == "__main__":
    main()
