"""The Fluent files, read as a translator reads them: every text a message can become."""

import functools
from collections.abc import Iterator, Mapping
from importlib.resources import files
from itertools import product
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from coterie.core.game import Game

ROOT = Path(__file__).parent.parent.parent
CLIENT = "client"

Entries = dict[str, ftl.Message | ftl.Term]  # terms by their name with its dash
Values = Mapping[str, list[str]]  # what may stand for each variable
Form = Mapping[str, str] | None  # what a term was given; None outside of terms


def package(of: Game | str) -> str:
    """Where the words of a game lie; a package stands for itself."""
    return type(of).__module__.rpartition(".")[0] if isinstance(of, Game) else of


def read(of: Game | str, language: str) -> str:
    """The file of words of a game or another package; the web client is no package, and has its own."""
    if of == CLIENT:
        return (ROOT / "client" / "locales" / f"{language}.ftl").read_text("utf-8")
    return files(package(of)).joinpath(f"locales/{language}.ftl").read_text("utf-8")


@functools.cache
def entries(text: str) -> Entries:
    """The messages and terms of a file, by name. What is no Fluent is a fault."""
    found: Entries = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ftl.Junk), f"this is no Fluent: {entry.content}"
        if isinstance(entry, ftl.Message | ftl.Term):
            name = f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name
            assert name not in found, f"{name} is said twice"
            found[name] = entry
    return found


def texts(name: str, every: Entries, values: Values) -> list[str]:
    """All texts a message can become.

    Any variant where it selects, and any of these values for a variable (3 where none is given).
    """
    pattern = every[name].value
    assert pattern is not None, f"{name} says nothing"
    return _pattern(pattern, every, values, None)


def beside(name: str, attribute: str, every: Entries) -> list[str]:
    """All texts that an attribute of a message can become; none where there is no such attribute."""
    return [
        text
        for each in every[name].attributes
        if each.id.name == attribute
        for text in _pattern(each.value, every, {}, None)
    ]


def variables(name: str, every: Entries) -> set[str]:
    """The variables a message uses, those of the messages it refers to included."""
    found: set[str] = set()
    for node in _nodes(every[name].value):
        if isinstance(node, ftl.VariableReference):
            found.add(node.id.name)
        elif isinstance(node, ftl.MessageReference):
            found |= variables(node.id.name, every)
    return found


def references(every: Entries) -> set[str]:
    """The names of messages and terms that others refer to."""
    found = set()
    for entry in every.values():
        for node in _nodes(entry.value):
            if isinstance(node, ftl.MessageReference):
                found.add(node.id.name)
            elif isinstance(node, ftl.TermReference):
                found.add(f"-{node.id.name}")
    return found


def _nodes(node: object) -> Iterator[ftl.BaseNode]:
    if isinstance(node, ftl.BaseNode):
        yield node
        for value in vars(node).values():
            yield from _nodes(value)
    elif isinstance(node, list):
        for each in node:
            yield from _nodes(each)


def _pattern(pattern: ftl.Pattern, every: Entries, values: Values, form: Form) -> list[str]:
    parts = [
        [element.value]
        if isinstance(element, ftl.TextElement)
        else _expression(element.expression, every, values, form)
        for element in pattern.elements
    ]
    return list(dict.fromkeys("".join(chosen) for chosen in product(*parts)))


def _expression(node: object, every: Entries, values: Values, form: Form) -> list[str]:
    if isinstance(node, ftl.Placeable):
        return _expression(node.expression, every, values, form)
    if isinstance(node, ftl.StringLiteral | ftl.NumberLiteral):
        return [str(node.parse()["value"])]
    if isinstance(node, ftl.VariableReference):
        return values.get(node.id.name, ["3"])
    if isinstance(node, ftl.MessageReference):
        return texts(node.id.name, every, values)
    if isinstance(node, ftl.TermReference):
        given = {a.name.name: str(a.value.parse()["value"]) for a in node.arguments.named} if node.arguments else {}
        return _pattern(every[f"-{node.id.name}"].value, every, values, given)
    if isinstance(node, ftl.FunctionReference):
        return ["+3"]
    assert isinstance(node, ftl.SelectExpression), node
    chosen = node.variants
    if form is not None:  # a term takes the form it was given, or its default
        assert isinstance(node.selector, ftl.VariableReference)
        wanted = form.get(node.selector.id.name)
        chosen = [v for v in node.variants if (v.key.name == wanted if wanted else v.default)]
        assert chosen, f"there is no form '{wanted}'"
    return [text for variant in chosen for text in _pattern(variant.value, every, values, form)]
