"""Doctests in docstrings as code on the site (mkdocs.yml): a docstring says `>>>` without further words."""

from __future__ import annotations

import re
from importlib.util import find_spec
from typing import Any

# A run of lines from `>>>` to the next empty one.
RUN = re.compile(r"^>>> .*(?:\n(?!\n).*)*", re.MULTILINE)

if find_spec("griffe"):  # who builds no site has none, and needs no extension of it
    import griffe

    class Doctests(griffe.Extension):
        """Puts a fence around every doctest."""

        def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
            """Called for everything that has a docstring."""
            if obj.docstring is not None and "```" not in obj.docstring.value:
                obj.docstring.value = RUN.sub(r"```pycon\n\g<0>\n```", obj.docstring.value)
