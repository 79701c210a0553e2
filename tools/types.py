"""`python -m tools.types` writes the client's types, client/src/lib/wire/types.ts, from the protocol's schemas in
docs.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from coterie.server.protocol.told import PROTOCOL

ROOT = Path(__file__).parent.parent
FILE = ROOT / "client" / "src" / "lib" / "wire" / "types.ts"
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}

HEAD = (
    "// What the house and its guests say to each other. Written by `python -m tools.types` from docs/*.json: do not"
    " edit.\n"
)


def module() -> str:
    """The whole file."""
    messages = json.loads((ROOT / "docs" / "protocol.schema.json").read_text("utf-8"))["$defs"]
    api = json.loads((ROOT / "docs" / "openapi.json").read_text("utf-8"))
    shapes = {**api["components"]["schemas"], **messages}
    bodies = [operation.get("requestBody", {}) for path in api["paths"].values() for operation in path.values()]
    said = set(re.findall(r"/(\w+)\"", json.dumps([messages["FromClient"], bodies])))
    return (
        HEAD
        + f"\nexport const PROTOCOL = {PROTOCOL}\n"
        + "".join(f"\n{_declaration(name, shapes[name], name in said)}" for name in sorted(shapes))
    )


def _declaration(name: str, shape: dict[str, Any], said: bool) -> str:
    """A type. What a client says may leave out what has a default; the house never does."""
    about = _comment(shape.get("description", ""), "")
    if shape.get("type") == "object" and "properties" in shape:
        required = set(shape.get("required", [])) if said else set(shape["properties"])
        fields = "".join(_field(field, each, field in required) for field, each in shape["properties"].items())
        return f"{about}export interface {name} {{\n{fields}}}\n"
    return f"{about}export type {name} = {_type(shape)}\n"


def _field(name: str, shape: dict[str, Any], required: bool) -> str:
    key = name if re.fullmatch(r"\w+", name) else f"'{name}'"
    return f"{_comment(shape.get('description', ''), '  ')}  {key}{'' if required else '?'}: {_type(shape)}\n"


def _type(shape: dict[str, Any]) -> str:
    if "$ref" in shape:
        return str(shape["$ref"]).rpartition("/")[2]
    if "enum" in shape or "const" in shape:
        return " | ".join(_literal(value) for value in shape.get("enum", [shape.get("const")]))
    for choice in ("anyOf", "oneOf"):
        if choice in shape:
            return " | ".join(dict.fromkeys(_type(each) for each in shape[choice]))
    if "prefixItems" in shape:
        parts = [f"{each.get('title', f'item{i}')}: {_type(each)}" for i, each in enumerate(shape["prefixItems"])]
        return f"[{', '.join(parts)}]"
    if shape.get("type") == "array":
        inner = _type(shape.get("items", {}))
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if shape.get("type") == "object":
        return f"Record<string, {_type(shape.get('additionalProperties') or {})}>"
    return PLAIN.get(shape.get("type", ""), "unknown")


def _literal(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else json.dumps(value)


def _comment(text: str, indent: str) -> str:
    return f"{indent}/** {re.sub(chr(10) + ' *', ' ', text).strip()} */\n" if text else ""


if __name__ == "__main__":
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(module(), "utf-8")
    print(f"{FILE.relative_to(ROOT)} is written.")
