"""Passwords. Argon2id, in threads, few at a time; an unknown name takes as long as a known."""

from __future__ import annotations

import asyncio
import os
import secrets
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from semafor.server.protocol.refusals import Refusal

T = TypeVar("T")
LEAST_PASSWORD = 8
MOST_PASSWORD = 200
# One core is left to the games.
AT_ONCE = max(1, min(2, (os.cpu_count() or 2) - 1))
NICER = 10
# OWASP's least parameters for argon2id: about 20 MB and 30 ms.
MEMORY = 19_456
ROUNDS = 2


def be_modest() -> None:
    """Let moves go before the hashing of this thread (on Linux threads have priorities)."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICER)


class Passwords:
    """Hashes and checks passwords without holding up the event loop."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher(time_cost=ROUNDS, memory_cost=MEMORY, parallelism=1)
        # Threads of its own: each keeps the memory of its last hash.
        self._threads = ThreadPoolExecutor(AT_ONCE, "password", initializer=be_modest)
        self._nobody = ""

    async def hash(self, password: str) -> str:
        """The hash to keep."""
        if not LEAST_PASSWORD <= len(password) <= MOST_PASSWORD:
            raise Refusal("bad-password", least=LEAST_PASSWORD, most=MOST_PASSWORD)
        return await self._run(self._hasher.hash, password)

    async def is_right(self, stored: str | None, password: str) -> bool:
        """Whether a password is the one; None stands for an account that does not exist."""
        if len(password) > MOST_PASSWORD:
            return False
        if not self._nobody:
            self._nobody = await self._run(self._hasher.hash, secrets.token_hex())
        right = await self._run(self._verify, stored or self._nobody, password)
        return right and stored is not None

    async def _run(self, work: Callable[..., T], *values: str) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *values)

    def _verify(self, stored: str, password: str) -> bool:
        try:
            return self._hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False

    def is_old(self, stored: str) -> bool:
        """Whether a hash was made with other parameters than today's."""
        return self._hasher.check_needs_rehash(stored)
