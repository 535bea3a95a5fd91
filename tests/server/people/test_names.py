"""Names as others will see them: one line, something to be seen, nothing that reaches into other lines."""

import unicodedata

import pytest

from semafor.server.people.names import MOST_LETTERS, clean_name, is_blank


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("  Anna   Maria ", "Anna Maria"),
        ("Anna\tMaria\nNowak", "Anna Maria Nowak"),
        ("\u202eAnna\u202c", "Anna"),
        ("A\u3164nna", "Anna"),
        ("z\u0307o\u0301l\u0301", "żóĺ"),
        ("a" + "\u0301" * 60, "á" + "\u0301" * 3),
        ("\u0301\u0301Anna", "Anna"),
        ("<b>&Anna", "<b>&Anna"),
        ("x" * 1000, "x" * MOST_LETTERS),
    ],
)
def test_a_name_is_one_line_that_can_be_read(name: str, shown: str) -> None:
    assert clean_name(name) == shown
    assert clean_name(shown) == shown


@pytest.mark.parametrize("name", ["", " ", "\u3164", "\u2800\u2800", "\u200b\u115f", "\n\t\u2028"])
def test_what_shows_nothing_is_no_name(name: str) -> None:
    assert clean_name(name, "1") == "1"
    assert is_blank(name)


def test_scripts_with_marks_keep_them() -> None:
    for name in ("हिन्दी", "ภาษาไทย", "שָׁלוֹם", "Việt"):
        assert clean_name(name) == unicodedata.normalize("NFC", name)
