"""Rules in short: of the modules in play, in both languages, with the numbers of the tariff."""

from semafor.charter.content import content
from semafor.texts.campaign_help import ALWAYS, help_rows

MODULES = [slot.module for slot in content().slots.values() if slot.module]


def test_every_module_of_a_slot_has_its_rule_in_words() -> None:
    rows = help_rows(MODULES, 2)
    assert [row["id"] for row in rows] == [*ALWAYS, *MODULES]
    for row in rows:
        for words in (*row["name"].values(), *row["text"].values()):
            assert words
            assert "help-" not in words
            assert "{" not in words


def test_what_is_not_in_play_is_not_told() -> None:
    rows = help_rows(["turns", "grain"], 1)
    assert [row["id"] for row in rows] == [*ALWAYS, "grain"]


def test_numbers_follow_the_tariff() -> None:
    texts = {row["id"]: row["text"]["en"] for row in help_rows(MODULES, 3)}
    assert "$12" in texts["mail"]  # CAM-Q: 3 + 3 T
    assert "$5" in texts["hired_gangs"]  # CAM-J: 2 + T
