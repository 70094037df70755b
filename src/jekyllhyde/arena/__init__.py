"""Contests of bots on duplicate boards, with confidence intervals. docs/arena.md explains how to use it."""
