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
    """A build that goes on without the compiled core if it cannot be made: all of it or nothing."""

    has_failed = False

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
        except Exception as error:
            self.has_failed = True
            self.warn(f"the core is not compiled ({error}); the same rules run, slower")

    def run(self) -> None:
        """Compile; after a failure take away what was made, since builds must not mix."""
        super().run()
        if self.has_failed:
            self.remove_built()

    def copy_extensions_to_source(self) -> None:
        """Copy into the source folder (editable installs) only a complete build."""
        if self.has_failed:
            self.remove_built()
        else:
            super().copy_extensions_to_source()

    def remove_built(self) -> None:
        """Delete every compiled module of this build."""
        for extension in self.extensions:
            Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            built = Path(self.build_lib) / self.get_ext_filename(extension.name)
            built.unlink(missing_ok=True)
        self.extensions = []


def extensions() -> list[Extension]:
    """Every module with a .pxd beside it."""
    if os.environ.get("SEMAFOR_PURE"):
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
        modules.append(Extension(name, [path], extra_compile_args=["-O3", "-g0"]))
    return list(
        cythonize(modules, compiler_directives=DIRECTIVES, build_dir="build/cython", quiet=True)
    )


setup(ext_modules=extensions(), cmdclass={"build_ext": OptionalBuild})
