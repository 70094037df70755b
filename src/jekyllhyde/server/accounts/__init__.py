"""Guests, accounts, sessions, tokens and passwords."""
