"""A light core: what it imports, and what is said where an extra is missing."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
import tomllib
from collections import defaultdict
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from semafor import _builds
from semafor.cli import installed
from semafor.cli.main import main
from semafor.server import settings
from semafor.texts import Texts
from tools import badges

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
# Libraries under names that differ from those of their packages.
IMPORTED = {"argon2-cffi": "argon2", "pynacl": "nacl", "pyyaml": "yaml", "resvg-py": "resvg_py"}
IMPORTED |= {"open_spiel": "pyspiel"}
# Runs a command where nothing of any extra can be found.
LIGHT = """
import importlib.abc, sys
class Nothing(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {extras!r}:
            raise ModuleNotFoundError("No module named " + name, name=name)
sys.meta_path.insert(0, Nothing())
from semafor.cli.main import main
sys.exit(main({words!r}))
"""


def light(*words):
    """A command in an installation of the core alone."""
    program = LIGHT.format(extras=set(installed.EXTRAS), words=list(words))
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    return subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", program],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


def test_every_library_of_an_extra_is_known_by_it():
    extras_of = defaultdict(set)
    for extra, rows in PROJECT["optional-dependencies"].items():
        for requirement in map(Requirement, rows):
            if requirement.name != PROJECT["name"]:
                extras_of[IMPORTED.get(requirement.name, requirement.name)].add(extra)
    assert set(extras_of) == set(installed.EXTRAS)
    assert all(extra in extras_of[name] for name, extra in installed.EXTRAS.items())


@pytest.mark.parametrize(
    "words",
    [
        ("--help",),
        ("editions",),
        ("bots",),
        ("simulate", "europe", "--games", "1", "--workers", "1"),
        ("tournament", "usa-classic", "--games", "2", "--workers", "1"),
        ("plan", "usa-classic", "--tickets", "new_york-seattle"),
    ],
    ids=lambda words: words[0],
)
def test_the_core_alone_runs_the_command_line(words):
    done = light(*words)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("words", "extra"),
    [
        (("serve",), "server"),
        (("check",), "server"),
        (("campaign", "new", "x.json", "--companies", "blue,red"), "terminal"),
        (("scenario", "tests/scenarios"), "scenarios"),
        (("simulate", "europe", "--games", "1", "--out", "x.parquet"), "data"),
        (("simulate", "europe", "--games", "1", "--cluster", "ray"), "ray"),
    ],
    ids=lambda words: words if isinstance(words, str) else words[0],
)
def test_a_command_whose_extra_is_missing_says_so_in_one_sentence(words, extra):
    done = light(*words)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert f'pip install "semafor[{extra}]"' in done.stderr


def test_an_installed_engine_that_is_not_compiled_says_so_once(tmp_path, monkeypatch, capsys):
    monkeypatch.delenv("SEMAFOR_PURE", raising=False)
    monkeypatch.setattr(_builds, "is_source_tree", lambda: False)
    monkeypatch.setattr(_builds, "SUFFIX", ".no-such-suffix")
    monkeypatch.setattr(settings, "data_folder", lambda: tmp_path)
    for _ in range(2):
        assert main(["editions", "--ids"]) == 0
    assert capsys.readouterr().err == Texts(None)("cli-plain-build") + "\n"


def described(monkeypatch, address):
    monkeypatch.setenv("SEMAFOR_SOURCE_URL", address)
    tree = ast.parse((ROOT / "setup.py").read_text(encoding="utf-8"))
    kept = [node for node in tree.body if getattr(node, "name", "") == "description"]
    names = {"os": os, "re": re, "SOURCE": ROOT / "src"}
    exec(compile(ast.Module(kept, []), "setup.py", "exec"), names)  # noqa: S102 - our own function
    return names["description"]()


def test_a_package_index_gets_no_link_that_leads_nowhere(monkeypatch):
    relative = re.compile(r"\]\((?!https:|#)")
    alone = described(monkeypatch, "")
    assert not relative.search(alone)
    assert "docs/images" not in alone
    there = described(monkeypatch, "https://example.org/semafor/v0/")
    assert not relative.search(there)
    assert "](https://example.org/semafor/v0/docs/images/moving.webp)" in there


def test_badges_are_true():
    assert badges.badges() == {
        name: (badges.FOLDER / name).read_text(encoding="utf-8") for name in badges.badges()
    }


def test_users_of_the_library_are_free_in_versions():
    rows = [*PROJECT["dependencies"]]
    rows += [row for extra in PROJECT["optional-dependencies"].values() for row in extra]
    assert not [row for row in rows if "==" in row]
