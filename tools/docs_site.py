"""What the documentation's site needs beyond its pages: links to files of the project, lists that are not written twice.

mkdocs calls these functions (`make docs`). Pages link to files outside docs/, as readers of the repository want it: the
site gets a copy of each such file under source/, as text. Folders become plain words.
"""

from __future__ import annotations

import ast
import posixpath
import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
LINK = re.compile(r"\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)")
# Where the public names of a package come to stand.
NAMES = re.compile(r"<!-- public names of ([a-z.]+) -->")
# Sections of the site that are folders: every page of them stands in the menu.
SECTIONS = {"Rules": "rules", "Decisions": "decisions"}


def on_config(config: Any) -> Any:
    """Fill the sections that are folders."""
    for entry in config.nav:
        for title, folder in SECTIONS.items():
            if title in entry:
                pages = sorted(
                    (DOCS / folder).glob("*.md"),
                    key=lambda path: (path.name != "README.md", path.name),
                )
                entry[title] = [f"{folder}/{path.name}" for path in pages]
    known = {path for entry in config.nav for path in _paths(entry)}
    rest = sorted(
        path.relative_to(DOCS).as_posix()
        for path in DOCS.rglob("*.md")
        if path.relative_to(DOCS).as_posix() not in known
    )
    if rest:
        config.nav.append({"More": rest})
    return config


def _paths(entry: Any) -> list[str]:
    if isinstance(entry, str):
        return [entry]
    rows = entry.values() if isinstance(entry, dict) else entry
    return [path for row in rows for path in _paths(row)]


def on_files(files: Any, config: Any) -> Any:
    """Copies of the project's files that pages link to."""
    from mkdocs.structure.files import File  # noqa: PLC0415 - who builds no site has no mkdocs

    wanted = set()
    for page in DOCS.rglob("*.md"):
        for _, target in LINK.findall(page.read_text(encoding="utf-8")):
            path = outside(page, target)
            if path is not None and path.is_file():
                wanted.add(path)
    for path in sorted(wanted):
        name = copy_name(path)
        files.append(File.generated(config, name, content=path.read_text(encoding="utf-8")))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    """Links to files of the project lead to their copies; the list of public names is filled in."""
    source = DOCS / page.file.src_uri

    def change(found: re.Match[str]) -> str:
        words, target = found.groups()
        path = outside(source, target)
        if path is None:
            return found[0]
        if not path.is_file():
            return words
        here = posixpath.dirname(page.file.src_uri)
        return f"[{words}]({posixpath.relpath(copy_name(path), here or '.')})"

    markdown = LINK.sub(change, markdown)
    return NAMES.sub(lambda found: public_names(found[1]), markdown)


def outside(page: Path, target: str) -> Path | None:
    """The file or folder of the project a link leads to, None where it stays within the pages."""
    if "://" in target or target.startswith(("#", "mailto:")):
        return None
    path = (page.parent / target.partition("#")[0]).resolve()
    if not path.is_relative_to(ROOT) or not path.exists():
        return None
    is_page = (
        path.is_relative_to(DOCS) and path.suffix not in (".py", ".toml", ".txt") and path.is_file()
    )
    return None if is_page else path


def copy_name(path: Path) -> str:
    """Where a file's copy lies: as text, so that browsers show it."""
    return f"source/{path.relative_to(ROOT).as_posix()}.txt"


def public_names(package: str) -> str:
    """Every public name of a package with its docstring: the list is the package's own."""
    file = ROOT / "src" / package.replace(".", "/") / "__init__.py"
    tree = ast.parse(file.read_text(encoding="utf-8"))
    values = {
        target.id: ast.literal_eval(node.value)
        for node in tree.body
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name) and target.id in ("__all__", "_HOMES")
    }
    return "\n\n".join(f"::: {values['_HOMES'][name]}.{name}" for name in values["__all__"])
