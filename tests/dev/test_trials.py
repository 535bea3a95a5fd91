"""Tests import trials; trials stand on their own."""

from __future__ import annotations

import ast

from tests.rules.boards import ROOT


def test_no_trial_imports_a_test() -> None:
    for file in sorted((ROOT / "trials").glob("**/*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            if isinstance(node, ast.Import):
                names = [name.name for name in node.names]
            assert not any(name.split(".")[0] == "tests" for name in names), file.name
