"""Sounds: none before the reader wants them, then one for what happens."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Page, expect

from tests.web.tables import SHEET, click_any, decide_or_end, make_move, play_round, start_table

_COUNT = """
  window.contexts = 0;
  window.started = [];
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (...args) {
    window.started.push(this.buffer.duration);
    return start.apply(this, args);
  };
  window.AudioContext = class extends AudioContext {
    constructor(...args) {
      super(...args);
      window.contexts += 1;
    }
  };
"""


def test_no_sound_before_the_offer_is_taken_and_then_one_for_each_event(page: Page) -> None:
    page.context.add_init_script(_COUNT)
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    start_table(page, target=1000)
    play_round(page, click_any(Random(41)))
    assert page.evaluate("[window.contexts, window.started.length]") == [0, 0]
    assert not [url for url in loaded if "/player-" in url]
    offer = page.locator("[data-sound-offer]")
    expect(offer).to_be_visible()
    offer.get_by_role("button", name="With sounds").click()
    expect(offer).to_have_count(0)
    page.wait_for_function("() => window.started.length === 1")  # the reader hears what was chosen
    assert page.evaluate("window.contexts") == 1
    page.locator('[data-action="ready"]').click()
    expect(page.locator(SHEET)).to_have_count(0)
    assert decide_or_end(page)
    heard = page.evaluate("window.started.length")
    make_move(page, click_any(Random(42)))
    page.wait_for_function("(heard) => window.started.length > heard", arg=heard)


def test_sounds_are_offered_once(page: Page) -> None:
    start_table(page, target=1000)
    play_round(page, click_any(Random(43)))
    expect(page.locator("[data-sound-offer]")).to_be_visible()
    page.locator("[data-sound-offer]").get_by_role("button", name="Without").click()
    expect(page.locator("[data-sound-offer]")).to_have_count(0)
    page.reload()
    expect(page.locator(SHEET)).to_be_visible()
    expect(page.locator("[data-sound-offer]")).to_have_count(0)


def test_the_volume_can_be_chosen_and_is_kept(page: Page) -> None:
    page.goto("/settings")
    expect(page.get_by_role("radio", name="Quiet")).to_have_count(0)
    page.get_by_role("switch", name=re.compile("^Sounds")).check()
    page.get_by_role("radio", name="Quiet").check()
    page.reload()
    expect(page.get_by_role("radio", name="Quiet")).to_be_checked()
