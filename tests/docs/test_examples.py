"""Examples run, and every Python block of the documentation is one of them or a doctest."""

from __future__ import annotations

import doctest
import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path
from textwrap import indent

import pytest

import semafor
from tests.kit.ran import lacks

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))
# Each stands alone; the libraries that some need are of extras.
LAB = sorted((ROOT / "examples" / "lab").glob("*.py"))
LIBRARIES = {"agents": "pettingzoo", "learner": "gymnasium", "tree": "pyspiel"}
PAGES = sorted([*(ROOT / "docs").rglob("*.md"), ROOT / "CONTRIBUTING.md"])
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\[[^\]]*\]\(([^)#\s]+)(#[^)]*)?\)")
SECONDS = 300


def blocks():
    for page in PAGES:
        for number, block in enumerate(BLOCK.findall(page.read_text(encoding="utf-8"))):
            yield pytest.param(block, id=f"{page.relative_to(ROOT)}-{number + 1}")


def run(*arguments):
    """Run Python with warnings as errors on the package these tests run on."""
    package = str(Path(semafor.__file__).parents[1])
    paths = [package, os.environ.get("PYTHONPATH", "")]
    done = subprocess.run(  # noqa: S603 - our own files
        [sys.executable, "-W", "error", *arguments],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in paths if path)},
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.name)
def test_an_example_runs_without_a_warning(example):
    run(str(example))


@pytest.mark.parametrize("example", LAB, ids=lambda path: path.name)
def test_an_example_of_the_lab_runs_without_a_warning(example):
    library = LIBRARIES.get(example.stem)
    if library is not None and importlib.util.find_spec(library) is None:
        pytest.skip(lacks(library))
    run(str(example))


def test_the_blocks_of_the_readme_run_one_after_the_other():
    blocks = BLOCK.findall((ROOT / "README.md").read_text(encoding="utf-8"))
    assert blocks
    run("-c", "\n".join(blocks))


@pytest.mark.parametrize("block", list(blocks()))
def test_a_block_is_a_piece_of_an_example_or_a_doctest(block):
    if ">>>" in block:
        test = doctest.DocTestParser().get_doctest(block, {}, "block", None, 0)
        report = []
        doctest.DocTestRunner(verbose=False).run(test, out=report.append)
        assert not report, "".join(report)
        return
    texts = [file.read_text(encoding="utf-8") for file in (ROOT / "examples").rglob("*.py")]
    pieces = [indent(block, " " * spaces) for spaces in (0, 4, 8)]
    assert any(piece in text for piece in pieces for text in texts), "found in no example"


@pytest.mark.parametrize("page", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_to_files_that_exist(page):
    for target, _anchor in LINK.findall(page.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), target
