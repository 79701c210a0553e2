"""Fields: what an object holds, found by looking, so that none can be forgotten, compiled or not."""

from typing import Any


def fields(thing: object) -> list[str]:
    """The names of everything an object holds, in order."""
    names = set(getattr(thing, "__dict__", {}))
    for kind in type(thing).__mro__:
        names.update(getattr(kind, "__mypyc_attrs__", ()))
        names.update(getattr(kind, "__slots__", ()))
    return sorted(n for n in names if not n.startswith("__"))


def values(thing: object) -> dict[str, Any]:
    """Everything an object holds, by name."""
    return {name: getattr(thing, name) for name in fields(thing)}


def revive(kind: type[Any], held: dict[str, Any]) -> object:
    """An object of an interpreted class that holds these values; its `__init__` does not run."""
    new: Any = kind.__new__
    thing: object = new(kind)
    for name, value in held.items():
        setattr(thing, name, value)
    return thing
