"""A fence around a program that others wrote: run as a file, it shuts the doors and becomes the program.

    python fence.py '{"memory": 512, "read": ["/folder/of/the/bot"], "command": ["node", "bot.js"]}'

What a system does not allow is left open, and said: the first line on the standard output tells what is shut.
It imports nothing of ours, so that what it starts begins quickly; `{"host": …}` in place of a command goes on
with a bot in Python in this same process.

- Memory, size of files, core dumps: limits of the process (POSIX).
- Network: a network namespace of its own, without any device (Linux).
- Files: nothing is written, and only the named folders and those of the system are read; no other process is looked
  into (Linux with Landlock).
"""

from __future__ import annotations

import contextlib
import ctypes
import json
import os
import sys
from typing import Any

NICER = 5
MEGABYTE = 1 << 20
PROCESSOR_SECONDS = 3600
# What the system call unshare leaves behind.
NEW_USER, NEW_NETWORK, NEW_IPC = 0x10000000, 0x40000000, 0x08000000
# What prctl is asked for.
NO_NEW_PRIVILEGES = 38
# Landlock has the same numbers on every processor.
CREATE_RULESET, ADD_RULE, RESTRICT_SELF = 444, 445, 446
ASK_VERSION = 1
PATH_BENEATH = 1
EXECUTE, READ_FILE, READ_FOLDER, WRITE_FILE = 1, 4, 8, 2
# Rights that each version knows: of files, of the network, of what lies outside.
FILE_RIGHTS = {1: (1 << 13) - 1, 2: (1 << 14) - 1, 3: (1 << 15) - 1, 5: (1 << 16) - 1}
NETWORK_SINCE, NETWORK_RIGHTS = 4, 3
SCOPE_SINCE, SCOPE_RIGHTS = 6, 3
SYSTEM_FOLDERS = ("/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/etc", "/proc", "/sys")
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


def limit(memory: int) -> bool:
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


def leave_network(library: Any) -> bool:
    """Go where there is no network."""
    if sys.platform != "linux":
        return False
    for flags in (NEW_USER | NEW_NETWORK | NEW_IPC, NEW_NETWORK | NEW_IPC):
        if library.unshare(flags) == 0:
            return True
    return False


def close_files(library: Any, folders: list[str]) -> bool:
    """Read the folders and the system's, write nothing; whether that is so. TCP is shut as well, from Linux 6.7 on."""
    if sys.platform != "linux":
        return False
    version = library.syscall(CREATE_RULESET, None, ctypes.c_size_t(0), ASK_VERSION)
    library.prctl(NO_NEW_PRIVILEGES, 1, 0, 0, 0)
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
    has_network = not leave_network(library)
    is_bounded = limit(int(plan["memory"]))
    has_files = close_files(library, list(plan["read"]))
    return {
        "type": "fence",
        "network": not has_network,
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
    sys.path[:] = plan["path"]
    from semafor.bots.outside.host import serve  # noqa: PLC0415 - only after the doors are shut

    serve(plan["host"])


if __name__ == "__main__":
    main()
