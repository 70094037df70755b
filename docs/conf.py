"""Sphinx's settings for `make docs`. The sources are the Markdown files of the whole project, and the docstrings."""

from __future__ import annotations

from pygments.lexers.special import TextLexer
from sphinx.application import Sphinx
from sphinx.highlighting import lexers

import jekyllhyde

project = "Dr. Jekyll & Mr. Hyde"
author = "The jekyllhyde authors"
version = release = jekyllhyde.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
include_patterns = ["*.md", "docs/**.md", "bench/results.md", "web/**.md"]
exclude_patterns = ["**/node_modules", "docs/examples"]
root_doc = "docs/index"
source_suffix = {".md": "markdown"}

myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 3
default_role = "py:obj"  # `name` in a docstring is code
autodoc_member_order = "bysource"
autodoc_default_options = {"members": True}

lexers["jhn"] = lexers["error"] = TextLexer()  # blocks that the tests read

html_theme = "furo"
html_title = project
html_copy_source = False
html_show_sphinx = False


def _skip_plain_fields(
    _app: Sphinx, _what: str, _name: str, member: object, _skip: bool, _options: object
) -> bool | None:
    """Leave out the fields of named tuples, which the signature shows."""
    return True if type(member).__name__ == "_tuplegetter" else None


def setup(app: Sphinx) -> None:
    app.connect("autodoc-skip-member", _skip_plain_fields)
