import pytest

from jekyllhyde.locale import language_of_accept_language, language_of_environment, languages, negotiate


def test_five_languages() -> None:
    assert languages() == ("en", "fr", "it", "es", "de")


@pytest.mark.parametrize(
    ("wishes", "language"),
    [
        ([], "en"),
        (["fr"], "fr"),
        (["FR-ca"], "fr"),
        (["de_AT.UTF-8@euro"], "de"),
        (["nl", "tlh", "it-CH"], "it"),
        (["C"], "en"),
        (["est"], "en"),
        ([""], "en"),
    ],
)
def test_first_wish_that_can_be_met(wishes: list[str], language: str) -> None:
    assert negotiate(wishes) == language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "es_MX.UTF-8"}, "es"),
        ({"LANG": "es_MX.UTF-8", "LC_MESSAGES": "it_IT"}, "it"),
        ({"LANG": "es_MX.UTF-8", "LC_MESSAGES": "it_IT", "LC_ALL": "fr"}, "fr"),
        ({"LANG": "es_MX.UTF-8", "LC_ALL": ""}, "es"),
        ({"LANG": "es_MX.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
    ],
)
def test_environment_as_posix_orders_it(environment: dict[str, str], language: str) -> None:
    assert language_of_environment(environment) == language


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5", "fr"),
        ("en;q=0.2, it;q=0.9", "it"),
        ("nl, es;q=0.1", "es"),
        ("de;q=0, fr;q=0.1", "fr"),
        ("de ; q = 0.5 , fr;q=1.000", "fr"),
        ("de;q=7, ;;;, es;q=0.3", "es"),
        ("es, it", "es"),
    ],
)
def test_accept_language_heaviest_first(header: str, language: str) -> None:
    assert language_of_accept_language(header) == language
