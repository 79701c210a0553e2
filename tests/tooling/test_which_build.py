"""The build under test is the one that was asked for; run with both."""

import importlib
import os
from importlib.machinery import ExtensionFileLoader

import pytest

from coterie import native


def test_every_hot_module_comes_from_the_build_under_test() -> None:
    if os.environ.get("COTERIE_BUILD") == "compiled" and not native.compiled():
        pytest.skip("this machine cannot compile")
    for name in native.hot_modules():
        loader = importlib.import_module(name).__loader__
        assert isinstance(loader, ExtensionFileLoader) is native.compiled(), name


def test_coterie_pure_is_obeyed() -> None:
    assert not (native.pure() and native.compiled())
