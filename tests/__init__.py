"""This file makes `tests` a regular package, because other libraries install a package `tests` that would hide it."""
