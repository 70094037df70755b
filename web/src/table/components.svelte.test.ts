/** Tests of components that need no real browser. */
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { loadTexts, startTexts } from "../i18n";
import { FakeSocket } from "../net/fakeSocket";
import type { ClockView } from "../protocol/messages";
import { Session } from "../net/session.svelte";
import { aRound, aTable } from "../view/round.fixture";
import { offerOf } from "../view/offer";
import { EventLog } from "./text/eventLog.svelte";
import { settings } from "../settings.svelte";
import { Panels } from "./round/panels.svelte";
import RankNote from "./round/RankNote.svelte";
import ScoreStrip from "./round/ScoreStrip.svelte";
import ScreenReaderLog from "./text/ScreenReaderLog.svelte";
import { Talk } from "./talk/talk.svelte";
import TextTable from "./text/TextTable.svelte";
import ThinkingTime from "./tabletop/ThinkingTime.svelte";

const mounted: Record<string, unknown>[] = [];

function draw<Props extends Record<string, unknown>>(component: Component<Props>, props: Props): HTMLElement {
  const target = document.createElement("div");
  mounted.push(mount(component, { target, props }));
  flushSync();
  return target;
}

beforeAll(async () => {
  await startTexts("en", ["table"]);
  await loadTexts("table");
});
afterEach(() => {
  for (const component of mounted.splice(0)) void unmount(component);
});

describe("the time left", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("starts anew with each state, even where as much is left as before", () => {
    const clock = (): ClockView => ({ reserves: [], chair: 0, runs_out_in: 30_000 });
    const props = $state({ clock: clock() });
    const drawn = draw(ThinkingTime, props);
    vi.advanceTimersByTime(10_000);
    flushSync();
    expect(drawn.textContent).toContain("0:20");
    props.clock = clock();
    flushSync();
    expect(drawn.textContent).toContain("0:30");
    vi.advanceTimersByTime(5_000);
    flushSync();
    expect(drawn.textContent).toContain("0:25");
  });
});

describe("what is spoken", () => {
  it("is said once: a line stays the same element, whatever comes and goes", () => {
    const log = new EventLog();
    const drawn = draw(ScreenReaderLog, {
      get lines() {
        return log.lines;
      },
    });
    const said: string[] = [];
    const seen = new Map<Node, string>();
    const told = Array.from({ length: 80 }, (_, event) =>
      event % 3 === 0 ? [`${event} a`, `${event} b`] : [`${event}`],
    );
    for (const sentences of told) {
      log.add(sentences);
      flushSync();
      for (const line of drawn.querySelectorAll("p")) {
        if (seen.get(line) === line.textContent) continue;
        said.push(line.textContent);
        seen.set(line, line.textContent);
      }
    }
    expect(said).toEqual(told.flat());
  });
});

describe("the ranks at the table", () => {
  afterEach(() => {
    settings.ranks = "first-match";
  });

  it("mark the cards of the trick", () => {
    const trick = {
      leader: "S",
      plays: [
        ["S", "S", "JA"],
        ["W", "N", "HX3"],
      ] as [string, string, string][],
    };
    const drawn = draw(RankNote, { trick, onclose: () => {} });
    expect([...drawn.querySelectorAll("mark")].map((mark) => mark.textContent)).toEqual(["A", "×3"]);
  });

  it("stay to the end of the first match, and are hidden in the next", () => {
    const first = new Panels(
      () => true,
      () => 0,
    );
    first.finishMatch();
    expect([
      first.ranks.shown,
      new Panels(
        () => true,
        () => 0,
      ).ranks.shown,
    ]).toEqual([true, false]);
    first.beginNextMatch();
    expect(first.ranks.shown).toBe(false);
  });

  it("stay if the reader asked for them, and stay away if the reader closed them", () => {
    const panels = new Panels(
      () => true,
      () => 0,
    );
    panels.use("ranks");
    expect([
      panels.ranks.shown,
      new Panels(
        () => true,
        () => 0,
      ).ranks.shown,
    ]).toEqual([false, false]);
    panels.use("ranks");
    panels.finishMatch();
    expect([
      panels.ranks.shown,
      new Panels(
        () => true,
        () => 0,
      ).ranks.shown,
    ]).toEqual([true, true]);
  });
});

describe("the score with three players", () => {
  it("calls the camps by their names", () => {
    const sum = { points: 7, factor: 2, score: 14 };
    const round = aRound({ single: "S", players: [null, "Edith", "Ann", "Will"], score: [sum, sum] });
    const table = aTable(round, { totals: [{ side: "Ann", total: 3 }], chair: null });
    const drawn = draw(ScoreStrip, { table: { ...table, setup: { ...table.setup, players: 3 } }, onopen: () => {} });
    expect(drawn.textContent).toContain("Jekyll: 7 points, factor 2");
    expect(drawn.textContent).not.toContain("jekyll:");
  });
});

describe("the score with teams", () => {
  const sum = { points: 7, factor: 2, score: 14 };
  const strip = (chair: number | null): HTMLElement =>
    draw(ScoreStrip, { table: aTable(aRound({ score: [sum, sum] }), { chair }), onopen: () => {} });

  it("marks the reader's own side, to see and to hear", () => {
    const [own, other] = strip(2).querySelectorAll(".team");
    expect(own!.querySelector("[aria-hidden].yours")!.textContent).toBe("You");
    expect(own!.textContent).toContain("Jekyll (you): 0 of 100");
    expect(own!.textContent).toContain("Jekyll (you): 7 points, factor 2");
    expect(other!.querySelector(".yours")).toBeNull();
    expect(other!.textContent).toContain("Hyde: 0 of 100");
  });

  it("adds up the deeds for newcomers", () => {
    const plays = ["J7", "JX1", "JX2", "H3"].map((card) => ["S", "S", card] as [string, string, string]);
    const jekyll = { points: 10, factor: 3, score: 30 };
    const round = aRound({ score: [jekyll, sum], tricks: [{ leader: "S", plays, winner: "S" }] });
    const drawn = (explained: boolean): string[] =>
      [
        ...draw(ScoreStrip, { table: aTable(round), explained, onopen: () => {} }).querySelectorAll(
          "[data-round-score]",
        ),
      ].map((team) => team.querySelector("[aria-hidden]")!.textContent.replace(/\s+/g, " ").trim());
    expect(drawn(true)).toEqual(["10 × (2 + 1) = 30 10 × 3 = 30", "7 × 2 = 14"]);
    expect(drawn(false)).toEqual(["10 × 3 = 30", "7 × 2 = 14"]);
  });

  it("marks no side for a spectator", () => {
    expect(strip(null).querySelector(".yours")).toBeNull();
  });
});

describe("the table as text", () => {
  it("names the keys that play and ask, as the picture does", () => {
    const round = aRound();
    const offer = offerOf(round);
    const drawn = draw(TextTable, { round, offer, sort: "high-first" as const, log: [], onmove: () => {} });
    const keys = [...drawn.querySelectorAll<HTMLElement>("[aria-keyshortcuts]")].map((button) => [
      button.getAttribute("aria-keyshortcuts"),
      button.dataset.play ?? button.dataset.ask,
    ]);
    expect(keys).toEqual([
      ["1", "JT"],
      ["2", "JA"],
      ["3", "J7"],
      ["4", "JX1"],
      ["Q", "W?"],
      ["W", "N?"],
    ]);
  });
});

describe("talk", () => {
  it("does not let a muted player be heard again after a reconnect", () => {
    FakeSocket.all = [];
    const session = new Session(FakeSocket.open);
    const talk = new Talk(session);
    const stop = talk.listen();
    const chairs = ["Ann", "Bob"].map((name) => ({ kind: "person", name }));
    const table = aTable(null, { id: "abcdefabcdef", chairs: chairs as never, phase: "gathering" });
    const arrive = (): void => {
      FakeSocket.last.welcomes();
      FakeSocket.last.says({ type: "state", table, news: [] });
      for (const chair of [0, 1]) FakeSocket.last.says({ type: "said", chair, phrase: "hello" });
    };
    session.enter("abcdefabcdef");
    arrive();
    talk.mute("Bob", true);
    window.dispatchEvent(new Event("online"));
    arrive();
    expect(talk.lines.map(({ name }) => name)).toEqual(["Ann", "Bob", "Ann"]);
    talk.mute("Bob", false);
    FakeSocket.last.says({ type: "said", chair: 1, phrase: "hello" });
    expect(talk.lines.at(-1)?.name).toBe("Bob");
    stop();
    session.leave();
  });
});
