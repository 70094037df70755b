import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeSocket } from "./fakeSocket";
import { aRound } from "../view/round.fixture";
import { followLobby } from "./lobby";
import type { ChairView, TableView } from "../protocol/messages";
import { Session } from "./session.svelte";
import type { Command } from "../protocol/command";
import { Refusal } from "../protocol/refusal";

const ID = "abcdefabcdef";

function table(version: number, more: Partial<TableView> = {}): TableView {
  const view: Partial<TableView> = {
    id: ID,
    version,
    phase: "gathering",
    chairs: [],
    chair: null,
    actions: [],
    ...more,
  };
  return view as TableView;
}

function chairs(...kinds: string[]): ChairView[] {
  return kinds.map((kind) => ({ kind }) as ChairView);
}

function refOf(socket: FakeSocket, type: string): number {
  return socket.sent.findLast((message) => message.type === type)?.ref ?? -1;
}

function refuse(type: string, reason: string, ref: number | null = refOf(FakeSocket.last, type)): void {
  FakeSocket.last.says({ type: "refused", ref, reason, rule: null, detail: null });
}

/** Breaks the connection, reconnects and enters the table again. */
function comeBack(now: TableView): void {
  FakeSocket.last.breaks();
  window.dispatchEvent(new Event("online"));
  FakeSocket.last.welcomes();
  FakeSocket.last.says({ type: "state", table: now, news: [] });
}

describe("a session", () => {
  let session: Session;
  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    FakeSocket.all = [];
    session = new Session(FakeSocket.open);
    session.enter(ID);
    FakeSocket.last.welcomes();
  });
  afterEach(() => {
    session.leave();
    vi.useRealTimers();
  });

  function sitDown(more: Partial<TableView> = {}): void {
    FakeSocket.last.says({ type: "state", table: table(1, more), news: [] });
  }

  it("enters its table as soon as it is connected, and again after a loss", () => {
    expect(FakeSocket.last.types).toEqual(["hello", "enter"]);
    comeBack(table(1));
    expect(FakeSocket.all).toHaveLength(2);
    expect(FakeSocket.last.types).toEqual(["hello", "enter"]);
  });

  it("holds the newest state, whole, and hands out the steps to it", () => {
    const end = session.followSteps();
    FakeSocket.last.says({ type: "state", table: table(3), news: [] });
    FakeSocket.last.says({ type: "state", table: table(4), news: [{ what: "sat", chair: 1 }] });
    FakeSocket.last.says({ type: "state", table: table(2), news: [] });
    FakeSocket.last.says({ type: "state", table: table(9, { id: "elsewhere000" }), news: [] });
    expect(session.table?.version).toBe(4);
    expect(session.takeStep()?.before).toBeNull();
    expect(session.takeStep()).toMatchObject({
      before: { version: 3 },
      table: { version: 4 },
      news: [{ what: "sat" }],
    });
    expect(session.takeStep()).toBeUndefined();
    end();
  });

  it("tells when a command is done, or why not", async () => {
    sitDown();
    const done = session.send({ type: "sit", chair: 0 });
    FakeSocket.last.says({ type: "done", ref: refOf(FakeSocket.last, "sit"), version: 1 });
    await expect(done).resolves.toBeUndefined();
    const refused = session.send({ type: "start" });
    const ref = refOf(FakeSocket.last, "start");
    FakeSocket.last.says({ type: "refused", ref, reason: "chairs-open", rule: null, detail: null });
    await expect(refused).rejects.toEqual(new Refusal("chairs-open", 400));
  });

  it("sends a move again that was not answered, but no phrase, when the table is entered again", async () => {
    sitDown();
    const moved = session.send({ type: "make-move", version: 5, move: "JA" });
    const said = session.send({ type: "say", phrase: "hello" });
    const unsure = expect(said).rejects.toMatchObject({ reason: "unsure" });
    FakeSocket.last.breaks();
    const late = session.send({ type: "ready" });
    await expect(session.send({ type: "say", phrase: "sorry" })).rejects.toMatchObject({ reason: "offline" });
    window.dispatchEvent(new Event("online"));
    FakeSocket.last.welcomes();
    expect(FakeSocket.last.types).toEqual(["hello", "enter"]);
    FakeSocket.last.says({ type: "state", table: table(2), news: [] });
    expect(FakeSocket.last.types).toEqual(["hello", "enter", "make-move", "ready"]);
    await unsure;
    FakeSocket.last.says({ type: "done", ref: refOf(FakeSocket.last, "make-move"), version: 6 });
    FakeSocket.last.says({ type: "done", ref: refOf(FakeSocket.last, "ready"), version: 7 });
    await expect(Promise.all([moved, late])).resolves.toHaveLength(2);
  });

  it("takes a new socket where the old one owes an answer for too long", () => {
    sitDown();
    void session.send({ type: "make-move", version: 5, move: "JA" });
    vi.advanceTimersByTime(8_000);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.welcomes();
    FakeSocket.last.says({ type: "state", table: table(2), news: [] });
    expect(FakeSocket.last.types).toEqual(["hello", "enter", "make-move"]);
    FakeSocket.last.says({ type: "done", ref: refOf(FakeSocket.last, "make-move"), version: 6 });
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("tells that there is no answer, rather than to send a command for ever", async () => {
    sitDown();
    const refused = expect(session.send({ type: "start" })).rejects.toMatchObject({ reason: "offline" });
    vi.advanceTimersByTime(8_000);
    FakeSocket.last.welcomes();
    FakeSocket.last.says({ type: "state", table: table(2), news: [] });
    vi.advanceTimersByTime(8_000);
    await refused;
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it.each<[Command, Partial<TableView>, string]>([
    [{ type: "seat-bot", chair: 1, level: "club" }, { chairs: chairs("person", "bot") }, "chair-taken"],
    [{ type: "remove-bot", chair: 1 }, { chairs: chairs("person", "open") }, "no-such-chair"],
    [{ type: "stand" }, { chair: null }, "not-seated"],
    [{ type: "start" }, { phase: "playing" }, "match-runs"],
    [{ type: "ready" }, { phase: "playing" }, "round-runs"],
    [{ type: "rematch" }, { phase: "gathering" }, "match-not-over"],
    [{ type: "take-back", version: 1 }, { round: aRound() }, "nothing-to-take-back"],
    [{ type: "undo", version: 1 }, { round: aRound() }, "stale"],
    [{ type: "make-move", version: 1, move: "JA" }, { round: aRound({ hand: ["J7"] }) }, "stale"],
  ])("does not call it an error that %j was carried out before the connection broke", async (command, now, reason) => {
    const counts: [number, number][] = [
      [3, 3],
      [3, 3],
      [3, 3],
      [3, 3],
    ];
    sitDown({ chair: 0, chairs: chairs("person", "open"), round: aRound({ legal_moves: [], counts }) });
    const done = session.send(command);
    comeBack(table(2, now));
    refuse(command.type, reason);
    await expect(done).resolves.toBeUndefined();
  });

  it("still tells why a command that is sent again is refused, where it was not carried out", async () => {
    sitDown({ chairs: chairs("person", "open") });
    const refused = expect(session.send({ type: "seat-bot", chair: 1, level: "club" })).rejects.toMatchObject({
      reason: "chair-taken",
    });
    comeBack(table(2, { chairs: chairs("person", "person") }));
    refuse("seat-bot", "chair-taken");
    await refused;
  });

  it("says why a table cannot be entered", async () => {
    const arrived = session.firstState();
    const ref = refOf(FakeSocket.last, "enter");
    FakeSocket.last.says({ type: "refused", ref, reason: "no-such-table", rule: null, detail: null });
    await expect(arrived).rejects.toMatchObject({ reason: "no-such-table" });
    expect(session.problem).toBe("no-such-table");
  });

  it.each([null, undefined])("takes a name that the server cannot read for no table, with a ref or without", (ref) => {
    refuse("enter", "malformed", ref === null ? null : refOf(FakeSocket.last, "enter"));
    expect(session.problem).toBe("no-such-table");
  });

  it("tells that the server does not answer, rather than to wait at the door for ever", () => {
    vi.advanceTimersByTime(8_000);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.welcomes();
    vi.advanceTimersByTime(8_000);
    expect(session.problem).toBe("offline");
    session.enter(ID);
    expect(session.problem).toBe("offline");
    session.enterAgain(ID);
    expect(session.problem).toBeNull();
    expect(FakeSocket.last.types.at(-1)).toBe("enter");
  });

  it("keeps a player at the table through refusals that pass, and says that it is cut off meanwhile", () => {
    sitDown({ chair: 0 });
    expect(session.trouble).toBeNull();
    FakeSocket.last.breaks();
    expect(session.trouble).toBe("lost");
    window.dispatchEvent(new Event("online"));
    FakeSocket.last.welcomes();
    session.send({ type: "ready" }).catch(() => undefined);
    for (let time = 0; time < 7; time++) {
      refuse("enter", "try-again");
      expect(session.problem).toBeNull();
      expect(session.table?.version).toBe(1);
      expect(session.trouble).toBe("lost");
      vi.advanceTimersToNextTimer();
    }
    expect(FakeSocket.last.types.filter((type) => type === "enter")).toHaveLength(8);
    FakeSocket.last.says({ type: "state", table: table(2, { chair: 0 }), news: [] });
    expect(session.trouble).toBeNull();
    expect(FakeSocket.last.types.at(-1)).toBe("ready");
  });

  it("does not try a table for ever that it has not seen", () => {
    for (let time = 0; time < 5; time++) {
      expect(session.problem).toBeNull();
      refuse("enter", "try-again");
      vi.advanceTimersToNextTimer();
    }
    expect(session.problem).toBe("try-again");
  });

  it("tells a screen that waits why it waits in vain", async () => {
    const arrived = expect(session.firstState()).rejects.toMatchObject({ reason: "too-many-connections" });
    FakeSocket.last.breaks();
    window.dispatchEvent(new Event("online"));
    FakeSocket.last.opens();
    refuse("hello", "too-many-connections", null);
    FakeSocket.last.breaks(4429);
    expect(session.problem).toBeNull();
    await arrived;
    expect(session.trouble).toBe("too-many-connections");
  });

  it("remembers where the reader has a chair until the match is over", () => {
    FakeSocket.last.says({ type: "state", table: table(1, { chair: 0, phase: "playing" }), news: [] });
    expect(localStorage.getItem("jekyllhyde.table")).toBe(ID);
    FakeSocket.last.says({ type: "state", table: table(2, { chair: 0, phase: "over" }), news: [] });
    expect(localStorage.getItem("jekyllhyde.table")).toBeNull();
  });

  it("closes when nothing is followed any more", () => {
    const leaveLobby = session.watchLobby();
    session.leave();
    expect(FakeSocket.last.types.slice(-2)).toEqual(["watch-lobby", "exit"]);
    expect(session.status).toBe("open");
    leaveLobby();
    expect(session.status).toBe("closed");
    expect(session.table).toBeNull();
  });
});

describe("the lobby", () => {
  it("is followed as long as somebody looks at it", async () => {
    FakeSocket.all = [];
    const session = new Session(FakeSocket.open);
    const leave = followLobby(session, Promise.resolve(), vi.fn());
    await Promise.resolve();
    FakeSocket.last.welcomes();
    expect(FakeSocket.last.types).toEqual(["hello", "watch-lobby"]);
    leave();
    expect(session.status).toBe("closed");
  });

  it("is not followed by a page that has gone before the reader got a name", async () => {
    FakeSocket.all = [];
    const failed = vi.fn();
    followLobby(new Session(FakeSocket.open), Promise.resolve(), failed)();
    followLobby(new Session(FakeSocket.open), Promise.reject(new Error("offline")), failed)();
    await new Promise((resolve) => setTimeout(resolve));
    expect(FakeSocket.all).toEqual([]);
    expect(failed).not.toHaveBeenCalled();
  });
});
