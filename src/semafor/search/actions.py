"""What an action number means, read from the ruleset alone: a bot has a view, never a state."""

from __future__ import annotations

from semafor.cards.kinds import plain_kinds
from semafor.engine.deeds import Deed
from semafor.engine.ruleset import Ruleset, once_for_ruleset


@once_for_ruleset
def base_kinds(ruleset: Ruleset) -> tuple[int, ...]:
    """For every kind of card the plain kind of its colour: a mark never changes the colour."""
    return plain_kinds(ruleset.kinds, ruleset.colours)


@once_for_ruleset
def read_actions(ruleset: Ruleset) -> tuple[Deed, ...]:
    """Every action of a ruleset, by its number; marked cards count as those of their colour."""
    base = base_kinds(ruleset)
    deeds: list[Deed] = []
    for option in ruleset.all_options:
        assert option.base == len(deeds), (option.word, option.base)
        for deed in option.describe(ruleset):
            is_marked = deed.word == "draw" and deed.colour >= 0
            deeds.append(deed._replace(colour=base[deed.colour]) if is_marked else deed)
        assert len(deeds) == option.base + option.size, (option.word, option.size)
    return tuple(deeds)
