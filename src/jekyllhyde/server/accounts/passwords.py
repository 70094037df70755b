"""Rejects passwords that are easy to guess, and hashes the others."""

from __future__ import annotations

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error

_FEWEST_CHARACTERS = 5
"""Different characters that a password must have, of at least eight."""
_RUNS = (
    "abcdefghijklmnopqrstuvwxyz",
    "01234567890123456789",
    "qwertyuiopasdfghjklzxcvbnm",
    "qwertzuiopasdfghjklyxcvbnm",
    "azertyuiopqsdfghjklmwxcvbn",
)
_DISGUISES = str.maketrans("013457@$!|", "oieastasil")
_WORDS = frozenset(
    """
    password passwort contrasena contraseña motdepasse iloveyou princess sunshine football baseball superman welcome
    letmein trustno whatever dragon monkey master shadow michael jordan starwars computer internet samsung liverpool
    chelsea arsenal juventus barcelona realmadrid hallo hallohallo schatz geheim schalke ciaociao francesca alessandro
    giuseppe doudou loulou soleil bonjour jetaime tequiero estrella teamo admin administrator changeme default secret
    guest login access qazwsx zaqwsx zaqxsw asdfasdf qwerqwer jekyll hyde jekyllhyde jekyllandhyde jekyllundhyde
    utterson
    """.split()  # noqa: SIM905
)
"""The most common words in lists of leaked passwords, and this game's own names."""


def is_trivial(password: str, *names: str) -> bool:
    """True for a common word, a run of keys, or one of the owner's names. Digits and signs around it do not help."""
    plain = password.casefold()
    if len(set(plain)) < _FEWEST_CHARACTERS:
        return True
    own = {_letters(name.casefold()) for name in names} | {name.casefold() for name in names}
    words = {_letters(plain), _letters(_without_end(plain).translate(_DISGUISES))}
    words |= {word[: len(word) // 2] for word in words if word[: len(word) // 2] * 2 == word}
    digits = "".join(character for character in plain if character.isdigit())
    runs = _is_run(_letters(plain)) and _is_run(digits)
    return runs or bool(words & _WORDS) or bool((words - {""}) & own) or plain in own


def _letters(text: str) -> str:
    return "".join(character for character in text if character.isalpha())


def _without_end(text: str) -> str:
    """Return the text without the digits and signs at its end."""
    return text[: max((place for place, character in enumerate(text, 1) if character.isalpha()), default=0)]


def _is_run(keys: str) -> bool:
    return any(keys in run or keys in run[::-1] for run in _RUNS)


class Passwords:
    """Hashes passwords in two threads. Hashing takes time and memory on purpose."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher(time_cost=3, memory_cost=19 * 1024, parallelism=1)
        self._threads = ThreadPoolExecutor(2, thread_name_prefix="password")
        self._no_hash = self._hasher.hash(secrets.token_hex())

    async def hash(self, password: str) -> str:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._hasher.hash, password)

    async def matches(self, known_hash: str | None, password: str) -> bool:
        """Return whether a password is right. An unknown account (None) takes as long as a wrong password."""
        arguments = known_hash or self._no_hash, password
        right = await asyncio.get_running_loop().run_in_executor(self._threads, self._verify, *arguments)
        return right and known_hash is not None

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _verify(self, known_hash: str, password: str) -> bool:
        try:
            return self._hasher.verify(known_hash, password)
        except Argon2Error:
            return False
