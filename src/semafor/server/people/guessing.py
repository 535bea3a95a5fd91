"""Guessed passwords: slow for whoever guesses, never a way to lock the owner out.

Each address may try a name so often, and is refused beyond that. Where many addresses try one name, all
of them must wait before their password is looked at, but nobody is refused for it: the owner comes in
from anywhere with the right password, a little later. Who still has a session of the account, or comes
from where it was last entered from, does not wait.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable

from semafor.server.protocol.refusals import Refusal
from semafor.server.upkeep.limits import MOST_KEYS, Buckets, place_of

# Guesses a second and at once: for a name from one address, and for a name from anywhere.
HERE = (0.1, 10.0)
ANYWHERE = (0.2, 20.0)
WAIT_SECONDS = 3.0
# Addresses an account is known by.
MOST_PLACES = 8


class Guesses:
    """How often names are tried."""

    def __init__(self, wait: Callable[[float], Awaitable[None]] = asyncio.sleep) -> None:
        self._here = Buckets(*HERE)
        self._anywhere = Buckets(*ANYWHERE)
        self._wait = wait
        self._places: OrderedDict[str, list[str]] = OrderedDict()

    async def take(self, login: str, address: str) -> None:
        """Try a password now, after a while where the name is under attack, or not (`Refusal`)."""
        place = place_of(address)[0]
        self.take_known(login, place)
        if not self._anywhere.take(login) and place not in self._places.get(login, ()):
            await self._wait(WAIT_SECONDS)

    def take_known(self, login: str, whose: str) -> None:
        """The same for a session of the account, which bears only its own tries."""
        if not self._here.take(f"{login}\n{whose}"):
            raise Refusal("too-many")

    def was_right(self, login: str, address: str) -> None:
        """The owner came in from here."""
        place = place_of(address)[0]
        known = [place, *(each for each in self._places.get(login, ()) if each != place)]
        self._places[login] = known[:MOST_PLACES]
        self._places.move_to_end(login)
        if len(self._places) > MOST_KEYS:
            self._places.popitem(last=False)
