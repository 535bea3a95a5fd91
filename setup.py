"""Compiles the core with Cython where a C compiler works, and installs plain Python where not.

`python setup.py build_ext --inplace` (`make build`) compiles what has changed: `build/` keeps the rest.
"""

from __future__ import annotations

import os
import re
import runpy
import sys
from pathlib import Path
from types import SimpleNamespace

import setuptools
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

# What pyproject.toml asks for; pip sees to it, who calls this file by hand is told.
OLDEST = 77
if int(setuptools.__version__.split(".")[0]) < OLDEST:
    sys.exit(
        f"Semafor is built with setuptools {OLDEST} or newer, and this is {setuptools.__version__}: "
        f"{sys.executable} -m pip install 'setuptools>={OLDEST}'"
    )

SOURCE = Path(__file__).parent / "src"
BUILDS = SimpleNamespace(**runpy.run_path(str(SOURCE / "semafor" / "_builds.py")))
# Taken before anything is compiled: who edits during a build has changed a file since.
CHECKSUMS = BUILDS.checksums(BUILDS.package_files())
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "auto_pickle": False,
}
# Microsoft's compiler has other words for the same.
FLAGS = ["/O2"] if sys.platform == "win32" else ["-O3", "-g0"]
# Commands that only read the project. pip gives one or two of them before the one that builds, and `sdist` packs
# sources as they are; translating everything for each of them took as long as compiling.
READING = {"egg_info", "dist_info", "sdist"}
BUILDING = {"build", "build_ext", "bdist_wheel", "editable_wheel", "develop", "install"}


class OptionalBuild(build_ext):
    """A build that goes on without the compiled core if it cannot be made: all of it or nothing."""

    has_failed = False
    count_done = 0

    def finalize_options(self) -> None:
        """Compile on all cores."""
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def build_extension(self, ext: Extension) -> None:
        """Compile one module, unless another one has failed already."""
        if self.has_failed:
            return
        try:
            super().build_extension(ext)
            self.count_done += 1
            report(f"compiled {self.count_done} of {len(self.extensions)}")
        except Exception as error:
            self.has_failed = True
            self.warn(f"the core is not compiled ({error}); the same rules run, slower")

    def run(self) -> None:
        """Compile; after a failure take away what was made, since builds must not mix."""
        super().run()
        if self.has_failed:
            self.remove_built()

    def copy_extensions_to_source(self) -> None:
        """Copy into the source folder (editable installs) only a complete build, and nothing beside it."""
        if not self.extensions and not self.has_failed:
            return  # nothing was to be compiled: what is there stays what it is
        BUILDS.STAMP.unlink(missing_ok=True)  # until all are there, nobody knows what they are
        if self.has_failed:
            self.remove_built()
        else:
            remove_leftovers()
            super().copy_extensions_to_source()
            BUILDS.write_stamp(CHECKSUMS)

    def remove_built(self) -> None:
        """Delete every compiled module of this build."""
        for extension in self.extensions:
            Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            built = Path(self.build_lib) / self.get_ext_filename(extension.name)
            built.unlink(missing_ok=True)
        self.extensions = []


def remove_leftovers() -> None:
    """Delete what was compiled from files that are gone or have no types any more."""
    typed = {name.removesuffix(".pxd") for name in CHECKSUMS}
    for name in BUILDS.package_files():
        if name.endswith(BUILDS.SUFFIX) and name.removesuffix(BUILDS.SUFFIX) not in typed:
            (BUILDS.ROOT / name).unlink()


def mark_changed() -> bool:
    """Make what has changed since the last build newer than it: Cython compares times only.

    Returns:
        Whether everything must be compiled: nobody knows what the last build was made from, or how.
    """
    if not BUILDS.STAMP.exists() or BUILDS.STAMP.stat().st_mtime < Path(__file__).stat().st_mtime:
        return True
    compiled = BUILDS.read_stamp()
    for name, checksum in CHECKSUMS.items():
        if compiled.get(name) != checksum and (BUILDS.ROOT / name).exists():
            (BUILDS.ROOT / name).touch()
    return False


def report(text: str) -> None:
    """Tell `tools/build.py` how far the build has come."""
    sys.stdout.write(f"semafor: {text}\n")
    sys.stdout.flush()


def extensions() -> list[Extension]:
    """Every module with a .pxd beside it."""
    words = set(sys.argv[1:])
    if os.environ.get("SEMAFOR_PURE") or (words & READING and not words & BUILDING):
        return []
    try:
        from Cython.Build import cythonize  # noqa: PLC0415 - may be missing
    except ImportError:
        return []
    modules = []
    for types in sorted(SOURCE.rglob("*.pxd")):
        source = types.with_suffix(".py")
        name = ".".join(source.relative_to(SOURCE).with_suffix("").parts)
        path = str(source.relative_to(SOURCE.parent))
        modules.append(Extension(name, [path], extra_compile_args=FLAGS))
    is_all = mark_changed()
    report(f"translating {len(modules) if is_all else 'changed'} files to C")
    return list(
        cythonize(
            modules,
            compiler_directives=DIRECTIVES,
            build_dir=f"build/cython-{sys.implementation.cache_tag}",
            force=is_all,
            quiet=True,
        )
    )


def description() -> str:
    """README.md for a package index, where relative links lead nowhere.

    With SEMAFOR_SOURCE_URL (where the files of this version can be read) links and pictures lead there; without it
    pictures are left out and links become words.
    """
    text = (SOURCE.parent / "README.md").read_text(encoding="utf-8")
    address = os.environ.get("SEMAFOR_SOURCE_URL", "").rstrip("/")
    relative = r"\[([^\]]*)\]\((?![a-z]+:|#)([^)]+)\)"
    if address:
        return re.sub(relative, rf"[\1]({address}/\2)", text)
    text = re.sub(r"^[|! -]*!" + relative + r".*\n", "", text, flags=re.MULTILINE)
    return re.sub(relative, r"\1", text)


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": OptionalBuild},
    long_description=description(),
    long_description_content_type="text/markdown",
)
