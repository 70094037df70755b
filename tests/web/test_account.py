"""Guests, accounts, logging out and deleting an account."""

from __future__ import annotations

import json
from pathlib import Path
from uuid import uuid4

from playwright.sync_api import Page, expect

from tests.web.watching import NewPage

PASSWORD = "a long enough secret"  # noqa: S105


def take_name(page: Page, name: str) -> None:
    page.get_by_label("Name at the table").fill(name)
    page.get_by_role("button", name="Take this name").click()
    expect(page.get_by_text(f"From now on you are {name}.")).to_be_visible()


def credentials(page: Page, button: str, account: str, password: str = PASSWORD) -> None:
    form = page.locator("form", has=page.get_by_role("button", name=button, exact=True))
    form.get_by_label("Account name").fill(account)
    form.get_by_label("Password").fill(password)
    form.get_by_role("button", name=button, exact=True).click()


def test_an_account_is_made_left_and_found_again(new_page: NewPage) -> None:
    account = f"ann-{uuid4().hex[:8]}"
    page = new_page("/account")
    take_name(page, "Ann")
    credentials(page, "Make an account", account)
    expect(page.get_by_text(f"You are known as {account}.")).to_be_visible()
    page.get_by_role("button", name="Log out", exact=True).click()
    expect(page.get_by_text("Nobody knows you here yet")).to_be_visible()
    credentials(page, "Log in", account, "not the right one")
    expect(page.get_by_text("Name and password do not match.")).to_be_visible()
    credentials(page, "Log in", account)
    expect(page.get_by_text("Welcome back, Ann.")).to_be_visible()
    other = new_page("/account")
    credentials(other, "Make an account", account)
    expect(other.get_by_text("This name is taken. Try another.")).to_be_visible()


def test_a_program_gets_a_token_and_everything_can_be_taken_along_and_forgotten(
    new_page: NewPage, tmp_path: Path
) -> None:
    page = new_page("/account")
    take_name(page, "Bea")
    page.get_by_label("What is it for").fill("my bot")
    page.get_by_role("button", name="Make a token").click()
    token = page.locator("code").inner_text()
    headers = {"authorization": f"Bearer {token}", "cookie": ""}
    assert page.request.get("/api/me", headers=headers).json()["name"] == "Bea"
    with page.expect_download() as download:
        page.get_by_role("link", name="Download it").click()
    download.value.save_as(tmp_path / "mine.json")
    assert "Bea" in json.dumps(json.loads((tmp_path / "mine.json").read_text()))
    page.get_by_role("button", name="Forget me").click()
    page.get_by_role("dialog").get_by_role("button", name="Forget me").click()
    expect(page.get_by_text("You are forgotten.")).to_be_visible()
    assert page.request.get("/api/me", headers=headers).json()["name"] is None


def test_a_name_that_cannot_be_is_refused_in_words(new_page: NewPage) -> None:
    page = new_page("/account")
    page.get_by_label("Name at the table").fill("\u200b\u200b")
    page.get_by_role("button", name="Take this name").click()
    expect(page.get_by_text("A name has 1 to 24 letters")).to_be_visible()
