"""Every rule has a test, and every test names rules that exist."""

import re

import pytest


def test_the_list_of_rule_ids_is_sorted_and_has_no_doubles(all_rule_ids: list[str]) -> None:
    assert all_rule_ids == sorted(set(all_rule_ids))


def test_rule_ids_have_the_form_edition_topic_number(all_rule_ids: list[str]) -> None:
    form = re.compile(
        r"(COM|USA|REF|EUR|GER|LEG)-[A-Z]+-[1-9][0-9]*"
        r"|CAM-([A-Z]+(-[1-9][0-9]*)?|[0-9])|REG-([A-Z]+|0)-[1-9][0-9]*"
    )
    assert not [name for name in all_rule_ids if not form.fullmatch(name)]


def test_every_rule_has_a_test(
    all_rule_ids: list[str], marked_rule_ids: set[str], everything_is_collected: bool
) -> None:
    missing = [name for name in all_rule_ids if name not in marked_rule_ids]
    if missing and not everything_is_collected:
        pytest.skip(f"only a part of the tests was collected; {len(missing)} rules are elsewhere")
    assert not missing, f"rules without a test: {', '.join(missing)}"
