"""Write web/src/lib/messages.ts, the browser's types, from the messages of the server.

Run it after a change of a message in src/semafor/server/protocol; with --check it only compares, and exits
with 1 where the committed file is not what it would write.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from semafor.server.protocol import campaigns, messages, posts

TARGET = Path(__file__).resolve().parents[1] / "web" / "src" / "lib" / "messages.ts"
HEAD = "// Made by tools/web_types.py from src/semafor/server/protocol (messages.py, posts.py, campaigns.py): do not edit.\n"
REFERENCE = "#/$defs/{name}"
ALIASES = ("Mode", "Status", "Language", "Emote")
UNIONS = {"ClientMessage": messages.ClientMessage, "ServerMessage": campaigns.Frame}
SCALARS = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}

Schema = dict[str, Any]


def structs() -> list[type[msgspec.Struct]]:
    """Every message, in the order of the files."""
    values = {**vars(messages), **vars(posts), **vars(campaigns)}.values()
    found = [value for value in values if isinstance(value, type)]
    return [
        kind
        for kind in found
        if issubclass(kind, messages.Message) and kind is not messages.Message
    ]


def to_type(schema: Schema) -> str:
    """The TypeScript type of a schema."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "anyOf" in schema:
        return " | ".join(to_type(choice) for choice in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    kind = schema.get("type")
    if kind == "array":
        return _array(schema)
    if kind == "object":
        return f"Record<string, {to_type(_values(schema))}>"
    return SCALARS[kind] if isinstance(kind, str) else "unknown"


def _array(schema: Schema) -> str:
    inner = to_type(schema.get("items") or {})
    return f"({inner})[]" if " | " in inner else f"{inner}[]"


def _values(schema: Schema) -> Schema:
    values = schema.get("additionalProperties")
    return values if isinstance(values, dict) else {}


def to_interface(name: str, schema: Schema) -> str:
    """An interface with the docstring of the message; what has a default may be left out by clients.

    The server leaves it out, too, where the message says so.
    """
    required = set(schema.get("required", ()))
    kinds = {kind.__name__: kind for kind in structs()}
    is_sent = name in _client_names() or kinds[name].__struct_config__.omit_defaults
    lines = [_comment(schema.get("description", "")), f"export interface {name} {{"]
    for key, value in schema["properties"].items():
        mark = "?" if is_sent and key not in required else ""
        lines.append(f"  {key}{mark}: {to_type(value)};")
    return "\n".join([line for line in lines if line] + ["}"])


def _client_names() -> set[str]:
    """Messages a client writes: there a field with a default may be left out."""
    posted = (
        "Rename",
        "Credentials",
        "SeatWish",
        "CreateGame",
        "ClockRule",
        "Join",
        "HandLink",
        "TakeHand",
        "Branch",
        "CompanyWish",
        "CreateCampaign",
        "ImportCampaign",
        "FreePlay",
        "CampaignJoin",
    )
    return {kind.__name__ for kind in messages.ClientMessage.__args__} | set(posted)


def _comment(text: str) -> str:
    first = text.split("\n\n", maxsplit=1)[0].replace("\n", " ").strip()
    return f"/** {' '.join(first.split())} */" if first else ""


def _alias(name: str) -> str:
    values = getattr(messages, name).__args__
    return f"export type {name} = {' | '.join(json.dumps(value) for value in values)};"


def _union(name: str) -> str:
    members = [kind.__name__ for kind in UNIONS[name].__args__]
    return f"export type {name} = {' | '.join(members)};"


def write_types() -> str:
    """The whole file."""
    kinds = structs()
    _, components = msgspec.json.schema_components(kinds, ref_template=REFERENCE)
    parts = [HEAD, f"export const PROTOCOL = {messages.PROTOCOL};\n"]
    parts += [_alias(name) for name in ALIASES]
    parts.append("export type Counts = Record<string, number>;")
    parts.append("")
    parts += [to_interface(kind.__name__, components[kind.__name__]) + "\n" for kind in kinds]
    parts += [_union(name) for name in UNIONS]
    return "\n".join(parts) + "\n"


def main() -> int:
    """Write or compare."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only compare")
    is_check = parser.parse_args().check
    text = write_types()
    if not is_check:
        TARGET.write_text(text, encoding="utf-8")
        return 0
    if TARGET.read_text(encoding="utf-8") == text:
        return 0
    sys.stderr.write("web/src/lib/messages.ts is out of date: run tools/web_types.py.\n")
    return 1


if __name__ == "__main__":
    sys.exit(main())
