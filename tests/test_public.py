"""The public names are the ones the package says it has."""

import hanacore


def test_all_lists_what_is_public() -> None:
    assert len(set(hanacore.__all__)) == len(hanacore.__all__)
    for name in hanacore.__all__:
        assert getattr(hanacore, name)


def test_every_public_name_is_explained() -> None:
    for name in hanacore.__all__:
        assert getattr(hanacore, name).__doc__, name
