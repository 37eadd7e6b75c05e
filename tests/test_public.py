"""The public names are the ones the package says it has."""

import importlib
import pkgutil

import pytest

import hanacore


def test_all_lists_what_is_public() -> None:
    assert len(set(hanacore.__all__)) == len(hanacore.__all__)
    for name in hanacore.__all__:
        assert getattr(hanacore, name)


def test_every_public_name_is_explained() -> None:
    for name in hanacore.__all__:
        assert getattr(hanacore, name).__doc__, name


@pytest.mark.parametrize("name", [module.name for module in pkgutil.iter_modules(hanacore.__path__)])
def test_a_module_has_what_it_offers(name: str) -> None:
    if name != "__main__":
        module = importlib.import_module(f"hanacore.{name}")
        assert [one for one in getattr(module, "__all__", ()) if not hasattr(module, one)] == []
