import { beforeEach, describe, expect, it, vi } from "vitest";
import { Refusal } from "./api";
import { FakeSocket } from "./fakeSocket";
import type { TableView } from "./messages";
import { Session } from "./session.svelte";

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

function refOf(socket: FakeSocket, type: string): number {
  return socket.sent.findLast((message) => message.type === type)?.ref ?? -1;
}

describe("a session", () => {
  let session: Session;
  beforeEach(() => {
    localStorage.clear();
    FakeSocket.all = [];
    session = new Session(FakeSocket.open);
    session.enter(ID);
    FakeSocket.last.opens();
  });

  it("enters its table as soon as it is connected, and again after a loss", () => {
    expect(FakeSocket.last.types).toEqual(["hello", "enter"]);
    FakeSocket.last.breaks();
    window.dispatchEvent(new Event("online"));
    FakeSocket.last.opens();
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
    const done = session.send({ type: "sit", chair: 0 });
    FakeSocket.last.says({ type: "done", ref: refOf(FakeSocket.last, "sit"), version: 1 });
    await expect(done).resolves.toBeUndefined();
    const refused = session.send({ type: "start" });
    const ref = refOf(FakeSocket.last, "start");
    FakeSocket.last.says({ type: "refused", ref, reason: "chairs-open", rule: null, detail: null });
    await expect(refused).rejects.toEqual(new Refusal("chairs-open", 400));
  });

  it("sends a move again that was not answered, but no phrase", async () => {
    const moved = session.send({ type: "make-move", version: 5, move: "JA" });
    const said = session.send({ type: "say", phrase: "hello" });
    FakeSocket.last.breaks();
    const late = session.send({ type: "ready" });
    window.dispatchEvent(new Event("online"));
    FakeSocket.last.opens();
    expect(FakeSocket.last.types).toEqual(["hello", "enter", "make-move", "ready"]);
    await expect(said).rejects.toMatchObject({ reason: "offline" });
    FakeSocket.last.says({ type: "done", ref: refOf(FakeSocket.last, "make-move"), version: 6 });
    FakeSocket.last.says({ type: "done", ref: refOf(FakeSocket.last, "ready"), version: 7 });
    await expect(Promise.all([moved, late])).resolves.toHaveLength(2);
  });

  it("takes a new socket where the old one owes an answer for too long", () => {
    vi.useFakeTimers();
    void session.send({ type: "make-move", version: 5, move: "JA" });
    vi.advanceTimersByTime(8_000);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.opens();
    expect(FakeSocket.last.types).toEqual(["hello", "enter", "make-move"]);
    FakeSocket.last.says({ type: "done", ref: refOf(FakeSocket.last, "make-move"), version: 6 });
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(2);
    vi.useRealTimers();
  });

  it("says why a table cannot be entered", async () => {
    const arrived = session.firstState();
    const ref = refOf(FakeSocket.last, "enter");
    FakeSocket.last.says({ type: "refused", ref, reason: "no-such-table", rule: null, detail: null });
    await expect(arrived).rejects.toMatchObject({ reason: "no-such-table" });
    expect(session.problem).toBe("no-such-table");
  });

  it("remembers where the reader has a chair until the match is over", () => {
    FakeSocket.last.says({ type: "state", table: table(1, { chair: 0, phase: "playing" }), news: [] });
    expect(localStorage.getItem("jekyllhyde.table")).toBe(ID);
    FakeSocket.last.says({ type: "state", table: table(2, { chair: 0, phase: "over" }), news: [] });
    expect(localStorage.getItem("jekyllhyde.table")).toBeNull();
  });

  it("closes when nothing is followed any more", () => {
    session.watchLobby();
    session.leave();
    expect(FakeSocket.last.types.slice(-2)).toEqual(["watch-lobby", "exit"]);
    expect(session.status).toBe("open");
    session.leaveLobby();
    expect(session.status).toBe("closed");
    expect(session.table).toBeNull();
  });
});
