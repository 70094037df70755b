"""A package by name: some of the benchmarks' peers install one of the same name, which would hide this folder."""
