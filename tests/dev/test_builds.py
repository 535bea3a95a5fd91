"""No old binary is ever run: what has changed since it was compiled is noticed, whatever its date says."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

import semafor
from semafor import _builds
from tests.kit.ran import lacks
from tests.rules.boards import ROOT

PACKAGE = Path(semafor.__file__).parent
LONG_AGO = (1_000_000_000, 1_000_000_000)
IS_COMPILED = "from semafor.engine.core import is_compiled; print(is_compiled())"
HAS_CHILD = (
    "import semafor, subprocess, sys; subprocess.run([sys.executable, '-c', 'import semafor'])"
)
TOY = """\
def twice(number):
    return number * 2
"""
TOY_TYPES = "cpdef long twice(long number)\n"
USER = """\
from semafor.toy import twice


def four_times(number):
    return twice(twice(number))
"""
PROJECT = """\
[project]
name = "semafor"
version = "0"
dynamic = ["readme"]

[tool.setuptools.packages.find]
where = ["src"]
"""
USER_TYPES = """\
from semafor.toy cimport twice

cpdef long four_times(long number)
"""


class Tree:
    """A source tree of its own, somewhere else."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.package = folder, folder / "src" / "semafor"

    def run(self, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
        kept = {name: value for name, value in os.environ.items() if name[:8] != "SEMAFOR_"}
        return subprocess.run(  # noqa: S603 - our own interpreter
            [sys.executable, *words],
            cwd=self.folder,
            env={**kept, "PYTHONPATH": str(self.folder / "src"), **more},
            capture_output=True,
            text=True,
            check=False,
        )

    def edit(self, name: str, text: str = "# edited\n") -> None:
        """Change a file, and make it look older than anything that was built."""
        with (self.package / name).open("a", encoding="utf-8") as file:
            file.write(text)
        os.utime(self.package / name, LONG_AGO)


# ---------------------------------------------------------------- what is noticed


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Tree:
    """Two files of a core, compiled, as the guard sees them."""
    tree = Tree(tmp_path)
    (tree.package / "rules").mkdir(parents=True)
    monkeypatch.setattr(_builds, "ROOT", tree.package)
    monkeypatch.setattr(_builds, "STAMP", tree.package / "built.txt")
    for name in ("core", "rules/tunnels"):
        for ending in (".py", ".pxd", _builds.SUFFIX):
            (tree.package / f"{name}{ending}").write_text(f"{name}\n", encoding="utf-8")
    _builds.write_stamp(_builds.checksums(_builds.package_files()))
    return tree


def test_what_was_compiled_as_it_is_has_not_changed(small: Tree) -> None:
    assert _builds.changed_files() == []


def test_a_new_date_is_no_change(small: Tree) -> None:
    """As after a checkout, or in a copy."""
    for file in small.package.rglob("*"):
        os.utime(file)
    assert _builds.changed_files() == []


@pytest.mark.parametrize("ending", [".py", ".pxd"])
def test_other_words_are_a_change_though_the_date_is_old(small: Tree, ending: str) -> None:
    small.edit(f"rules/tunnels{ending}")
    assert _builds.changed_files() == [f"rules/tunnels{ending}"]


def test_what_was_put_back_has_not_changed(small: Tree) -> None:
    before = (small.package / "core.py").read_text(encoding="utf-8")
    small.edit("core.py")
    (small.package / "core.py").write_text(before, encoding="utf-8")
    assert _builds.changed_files() == []


def test_a_new_file_with_types_must_be_compiled(small: Tree) -> None:
    for ending in (".py", ".pxd"):
        (small.package / f"rules/ferries{ending}").touch()
    assert _builds.changed_files() == ["rules/ferries.pxd", "rules/ferries.py"]


@pytest.mark.parametrize("ending", [".py", ".pxd", _builds.SUFFIX])
def test_a_file_that_is_gone_is_a_change(small: Tree, ending: str) -> None:
    (small.package / f"rules/tunnels{ending}").unlink()
    assert "rules/tunnels.py" in _builds.changed_files()


def test_a_binary_whose_source_is_gone_is_a_change(small: Tree) -> None:
    (small.package / f"rules/ferries{_builds.SUFFIX}").touch()
    assert _builds.changed_files() == ["rules/ferries.py"]


def test_binaries_of_unknown_origin_are_not_trusted(small: Tree) -> None:
    _builds.STAMP.unlink()
    assert len(_builds.changed_files()) == 4
    assert _builds.tell(_builds.changed_files()).startswith("nobody knows")


def test_without_binaries_there_is_nothing_to_notice(small: Tree) -> None:
    for file in small.package.rglob(f"*{_builds.SUFFIX}"):
        file.unlink()
    small.edit("core.py")
    assert _builds.changed_files() == []


# ---------------------------------------------------------------- what the program and the tests do


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Tree:
    """This very tree, copied with its binaries, and then edited."""
    tree = Tree(tmp_path_factory.mktemp("stale"))
    leave = shutil.ignore_patterns("static", "__pycache__")
    shutil.copytree(ROOT / "src", tree.folder / "src", ignore=leave)
    shutil.copytree(ROOT / "tests" / "kit", tree.folder / "tests" / "kit", ignore=leave)
    for name in ("pyproject.toml", "setup.py", "tests/conftest.py", "docs/rules/ids.txt"):
        (tree.folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, tree.folder / name)
    (tree.folder / "tests" / "test_one.py").write_text("def test_one(): pass\n", encoding="utf-8")
    return tree


PYTEST = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "tests")


@pytest.mark.compiled
def test_the_program_warns_once_and_runs_the_source_and_the_tests_refuse(whole: Tree) -> None:
    fresh = whole.run("-c", IS_COMPILED)
    assert (fresh.stdout, fresh.stderr) == ("True\n", "")
    assert whole.run(*PYTEST).returncode == 0
    whole.edit("rules/tunnels.py")
    stale = whole.run("-c", IS_COMPILED)
    assert stale.stdout == "False\n"
    assert stale.stderr.startswith(
        "semafor: rules/tunnels.py changed since the engine was compiled"
    )
    assert stale.stderr.count("\n") == 1
    assert whole.run("-c", HAS_CHILD).stderr == stale.stderr  # the child says nothing
    refused = whole.run(*PYTEST)
    assert refused.returncode == pytest.ExitCode.USAGE_ERROR
    assert (
        "ERROR: rules/tunnels.py changed since the engine was compiled (make build"
        in refused.stderr
    )
    assert "passed" not in refused.stdout
    asked = whole.run(*PYTEST, SEMAFOR_PURE="1")
    assert (asked.returncode, asked.stderr) == (0, "")


@pytest.mark.compiled
def test_modules_that_know_each_other_are_never_of_two_builds(whole: Tree) -> None:
    whole.edit("rules/tunnels.py")
    told = whole.run(
        "-c",
        "import sys, semafor.editions; print({m.__file__[-3:] for n, m in sys.modules.items() "
        "if n.startswith('semafor.')})",
    )
    assert told.stdout == "{'.py'}\n"


@pytest.mark.compiled
def test_an_installed_package_is_not_looked_at(whole: Tree, tmp_path: Path) -> None:
    shutil.copytree(whole.package, tmp_path / "src" / "semafor")
    installed = Tree(tmp_path)
    for stamp in installed.package.glob("built-*.txt"):
        stamp.unlink()
    installed.edit("rules/tunnels.py")
    told = installed.run("-c", IS_COMPILED)
    assert (told.stdout, told.stderr) == ("True\n", "")


# ---------------------------------------------------------------- the build


@pytest.fixture
def toy(tmp_path: Path) -> Tree:
    """A package of two small modules, one of which knows the types of the other."""
    pytest.importorskip("Cython", reason=lacks("Cython"))
    if not shutil.which(os.environ.get("CC", "cc")):
        pytest.skip(lacks("C compiler"))
    tree = Tree(tmp_path)
    tree.package.mkdir(parents=True)
    (tree.package / "board").mkdir()
    package = ("__init__.py", "_builds.py", "_lazy.py", "board/__init__.py", "board/showing.py")
    for name in ("setup.py", "README.md", *(f"src/semafor/{file}" for file in package)):
        shutil.copy2(ROOT / name, tree.folder / name)
    texts = {"toy.py": TOY, "toy.pxd": TOY_TYPES, "user.py": USER, "user.pxd": USER_TYPES}
    for name, text in texts.items():
        (tree.package / name).write_text(text, encoding="utf-8")
    (tree.folder / "pyproject.toml").write_text(PROJECT, encoding="utf-8")
    return tree


def build(tree: Tree) -> set[str]:
    """Build in place; the names of what was compiled."""
    before = binaries(tree)
    done = tree.run("setup.py", "build_ext", "--inplace", CFLAGS="-O0")
    assert done.returncode == 0, done.stderr
    return {name for name, time in binaries(tree).items() if before.get(name) != time}


def binaries(tree: Tree) -> dict[str, Any]:
    """When each was compiled, by `build/`."""
    files = (tree.folder / "build").rglob(f"*{_builds.SUFFIX}")
    return {file.name.partition(".")[0]: file.stat().st_mtime_ns for file in files}


def four_times(tree: Tree, number: int) -> str:
    code = f"from semafor import user; print(user.four_times({number}), user.__file__[-3:])"
    done = tree.run("-c", code)
    return done.stdout.strip() + done.stderr


@pytest.mark.compiled
def test_a_build_compiles_what_has_changed_and_what_knows_its_types(toy: Tree) -> None:
    assert build(toy) == {"toy", "user"}
    assert four_times(toy, 3) == "12 .so"
    assert build(toy) == set()
    (toy.package / "toy.py").write_text(TOY.replace("* 2", "* 5"), encoding="utf-8")
    os.utime(toy.package / "toy.py", LONG_AGO)
    assert "changed since" in four_times(toy, 3)
    assert build(toy) == {"toy"}
    assert four_times(toy, 3) == "75 .so"
    toy.edit("toy.pxd")
    assert build(toy) == {"toy", "user"}


@pytest.mark.compiled
def test_a_build_leaves_no_binary_of_a_file_that_was_moved(toy: Tree) -> None:
    build(toy)
    for ending in (".py", ".pxd"):
        (toy.package / f"user{ending}").rename(toy.package / f"reader{ending}")
    assert build(toy) == {"reader"}
    names = {file.name.partition(".")[0] for file in toy.package.glob(f"*{_builds.SUFFIX}")}
    assert names == {"toy", "reader"}


@pytest.mark.compiled
def test_only_a_command_that_builds_translates_anything(toy: Tree) -> None:
    for command in ("egg_info", "dist_info", "sdist"):
        done = toy.run("setup.py", command)
        assert done.returncode == 0, done.stderr
        assert not list(toy.folder.rglob("*.c"))
    done = toy.run("setup.py", "egg_info", "bdist_wheel", CFLAGS="-O0")
    assert done.returncode == 0, done.stderr
    (wheel,) = (toy.folder / "dist").glob("*.whl")
    names = {
        Path(name).name.partition(".")[0]
        for name in ZipFile(wheel).namelist()
        if name.endswith(_builds.SUFFIX)
    }
    assert names == {"toy", "user"}


@pytest.mark.compiled
def test_without_a_compiler_nothing_compiled_is_left(toy: Tree) -> None:
    build(toy)
    toy.edit("toy.py")
    assert toy.run("setup.py", "build_ext", "--inplace", CC="/bin/false").returncode == 0
    assert not list(toy.package.glob(f"*{_builds.SUFFIX}"))
    assert four_times(toy, 3) == "12 .py"


def test_setuptools_that_are_too_old_are_one_sentence(tmp_path: Path) -> None:
    old = tmp_path / "setuptools"
    (old / "command").mkdir(parents=True)
    (old / "__init__.py").write_text("__version__ = '65.5.0'\nExtension = setup = None\n")
    (old / "command" / "__init__.py").write_text("")
    (old / "command" / "build_ext.py").write_text("build_ext = object\n")
    done = subprocess.run(
        [sys.executable, "setup.py", "build_ext"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert done.stdout == ""
    (line,) = done.stderr.splitlines()
    assert "setuptools 77 or newer, and this is 65.5.0" in line


# ---------------------------------------------------------------- what compiled code must not say


def indices_from_the_end(code: str) -> list[int]:
    """Lines with an index such as `row[-1]`: compiled, it is read as it stands, before the row."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(code))
        if isinstance(node, ast.Subscript)
        and isinstance(node.slice, ast.UnaryOp)
        and isinstance(node.slice.op, ast.USub)
    ]


def test_an_index_from_the_end_is_found() -> None:
    assert indices_from_the_end("a[-1]\nb[1]\nc[-n]\nd[:-1]\ne[-1 - n]\n") == [1, 3]


def test_compiled_files_have_no_index_from_the_end() -> None:
    compiled = [path.with_suffix(".py") for path in sorted(PACKAGE.rglob("*.pxd"))]
    found = {
        path.name: lines
        for path in compiled
        if (lines := indices_from_the_end(path.read_text(encoding="utf-8")))
    }
    assert not found
    assert compiled
