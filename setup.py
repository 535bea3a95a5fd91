"""Compiles the core with Cython where a C compiler works, and installs plain Python where not."""

from __future__ import annotations

import os
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

SOURCE = Path(__file__).parent / "src"
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "auto_pickle": False,
}


class OptionalBuild(build_ext):
    """A build that goes on without the compiled core if it cannot be made."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:  # noqa: BLE001 - any failure means: no compiler here
            self.give_up(error)

    def build_extension(self, ext: Extension) -> None:
        try:
            super().build_extension(ext)
        except Exception as error:  # noqa: BLE001 - any failure means: no compiler here
            self.give_up(error)

    def give_up(self, error: Exception) -> None:
        """All or nothing: a half-compiled core would mix two builds."""
        print(f"semafor: the core is not compiled ({error}); the same rules run slower")
        for built in self.extensions:
            target = Path(self.get_ext_fullpath(built.name))
            target.unlink(missing_ok=True)
        self.extensions = []


def extensions() -> list[Extension]:
    """Every module with a .pxd beside it."""
    if os.environ.get("SEMAFOR_PURE"):
        return []
    try:
        from Cython.Build import cythonize
    except ImportError:
        return []
    modules = []
    for types in sorted(SOURCE.rglob("*.pxd")):
        source = types.with_suffix(".py")
        name = ".".join(source.relative_to(SOURCE).with_suffix("").parts)
        path = str(source.relative_to(SOURCE.parent))
        modules.append(Extension(name, [path], extra_compile_args=["-O3", "-g0"]))
    return cythonize(modules, compiler_directives=DIRECTIVES, build_dir="build/cython", nthreads=os.cpu_count() or 1)


setup(ext_modules=extensions(), cmdclass={"build_ext": OptionalBuild})
