from tools.protocol import written


def test_the_page_is_what_the_types_say() -> None:
    for path, text in written().items():
        assert path.read_text() == text, "run 'make protocol'"
