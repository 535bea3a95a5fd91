"""A page in words for people who typed a name that the server does not go by."""

from __future__ import annotations

from html import escape
from string import Template

from semafor.texts import LANGUAGES, Texts

MOST_SHOWN = 80

PAGE = Template(
    """<!doctype html>
<html lang="$language"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Semafor</title><style>
:root { color-scheme: light dark; }
body { max-width: 34rem; margin: 12vh auto; padding: 0 20px; font: 18px/1.55 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; } code { padding: 2px 6px; border-radius: 6px; background: color-mix(in srgb, currentColor 12%, transparent); }
</style></head><body><h1>$title</h1><p>$why</p><p>$here</p><p>$host <code>semafor serve --host-name $name</code></p></body></html>
"""
)


def is_page_wanted(headers: dict[bytes, bytes]) -> bool:
    """Whether a person's browser asks, and not a program."""
    return b"text/html" in headers.get(b"accept", b"")


def wrong_host_page(host: str, headers: dict[bytes, bytes]) -> bytes:
    """What is wrong, and what to do: for whoever visits and for whoever runs the server."""
    texts = Texts(_language(headers.get(b"accept-language", b"")))
    shown = host[:MOST_SHOWN]
    page = PAGE.substitute(
        language=texts.language,
        title=escape(texts("wrong-host-title")),
        why=escape(texts("wrong-host-why", name=shown)),
        here=escape(texts("wrong-host-here")),
        host=escape(texts("wrong-host-host")),
        name=escape(shown),
    )
    return page.encode()


def _language(wished: bytes) -> str:
    """The first language of a browser's wishes that we speak."""
    for part in wished.decode("latin-1").lower().split(","):
        code = part.strip()[:2]
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]
