import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { waitBefore } from "./backoff";
import { Connection, socketAddress, type Status } from "./connection";
import { FakeSocket } from "./fakeSocket";

const connections: Connection[] = [];

function connect(): { connection: Connection; statuses: Status[]; silences: boolean[]; opened: () => number } {
  const statuses: Status[] = [];
  const silences: boolean[] = [];
  let opened = 0;
  const listener = {
    onOpen: () => (opened += 1),
    onMessage: () => undefined,
    onStatus: (status: Status) => statuses.push(status),
    onSilence: (silent: boolean) => silences.push(silent),
  };
  const connection = new Connection(listener as never, FakeSocket.open);
  connections.push(connection);
  connection.open();
  return { connection, statuses, silences, opened: () => opened };
}

function look(visibility: "visible" | "hidden"): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(visibility);
  document.dispatchEvent(new Event("visibilitychange"));
}

describe("a connection", () => {
  beforeEach(() => {
    FakeSocket.all = [];
    vi.useFakeTimers();
  });
  afterEach(() => {
    connections.splice(0).forEach((connection) => connection.close());
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it("greets at once, and counts as open when the server has welcomed it", () => {
    const { statuses, opened } = connect();
    FakeSocket.last.opens();
    expect(FakeSocket.last.types).toEqual(["hello"]);
    expect(opened()).toBe(1);
    expect(statuses).toEqual(["connecting"]);
    FakeSocket.last.says({ type: "welcome", protocol: 3, name: "Ann", levels: [] });
    expect(statuses).toEqual(["connecting", "open"]);
  });

  it("names the table in its address, and opens another socket for another table", () => {
    expect(socketAddress({ protocol: "https:", host: "here" }, "abc")).toBe("wss://here/ws?table=abc");
    expect(socketAddress({ protocol: "http:", host: "here" }, null)).toBe("ws://here/ws");
    const { connection } = connect();
    FakeSocket.last.welcomes();
    connection.open("abc");
    connection.open("abc");
    connection.open();
    connection.open("def");
    expect(FakeSocket.all.map((socket) => socket.table)).toEqual([null, "abc", "def"]);
  });

  it("asks a silent server whether it is there, and says within two seconds that it is not", () => {
    const { silences, statuses } = connect();
    FakeSocket.last.welcomes();
    vi.advanceTimersByTime(60_000);
    expect(silences).toEqual([]);
    FakeSocket.last.alive = false;
    vi.advanceTimersByTime(12_000);
    expect(silences).toEqual([true]);
    FakeSocket.last.says({ type: "lobby", tables: [] });
    expect(silences).toEqual([true, false]);
    vi.advanceTimersByTime(18_000);
    expect(FakeSocket.all).toHaveLength(2);
    expect(statuses.at(-1)).toBe("lost");
  });

  it("says that the network is gone as soon as the browser knows", () => {
    const { silences } = connect();
    FakeSocket.last.welcomes();
    window.dispatchEvent(new Event("offline"));
    expect(silences).toEqual([true]);
    window.dispatchEvent(new Event("online"));
    FakeSocket.last.welcomes();
    expect(silences).toEqual([true, false]);
  });

  it("comes back after a loss, later and later while that fails", () => {
    const { statuses } = connect();
    FakeSocket.last.welcomes();
    for (const attempt of [1, 2, 3]) {
      FakeSocket.last.breaks();
      expect(statuses.at(-1)).toBe("lost");
      vi.advanceTimersByTime(waitBefore(attempt, 1));
      expect(FakeSocket.all).toHaveLength(attempt + 1);
    }
    FakeSocket.last.welcomes();
    expect(statuses.at(-1)).toBe("open");
  });

  it("does not come back sooner to a server that opens sockets only to close them", () => {
    connect();
    const minute = Date.now() + 60_000;
    while (Date.now() < minute) {
      if (FakeSocket.last.readyState === WebSocket.CONNECTING) {
        FakeSocket.last.opens();
        FakeSocket.last.breaks();
      }
      vi.advanceTimersByTime(100);
    }
    expect(FakeSocket.all.length).toBeLessThan(20);
  });

  it("says that too many windows are open, and waits long before it looks again", () => {
    const { statuses } = connect();
    FakeSocket.last.opens();
    FakeSocket.last.breaks(4429);
    expect(statuses).toEqual(["connecting", "too-many-windows"]);
    vi.advanceTimersByTime(waitBefore(Infinity, 0) - 1);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersToNextTimer();
    expect(FakeSocket.all).toHaveLength(2);
    expect(statuses).not.toContain("lost");
    FakeSocket.last.welcomes();
    expect(statuses.at(-1)).toBe("open");
  });

  it("does not try again where the page is older than the server", () => {
    const { statuses } = connect();
    FakeSocket.last.opens();
    FakeSocket.last.says({ type: "refused", ref: null, reason: "wrong-protocol", rule: null, detail: null });
    FakeSocket.last.breaks(1008);
    window.dispatchEvent(new Event("online"));
    vi.runAllTimers();
    expect(FakeSocket.all).toHaveLength(1);
    expect(statuses.at(-1)).toBe("old-version");
  });

  it.each([
    ["opens", false],
    ["is welcomed", true],
  ])("gives a socket up that never %s", (_, opens) => {
    connect();
    if (opens) FakeSocket.last.opens();
    vi.advanceTimersByTime(8_000 + waitBefore(0, 1));
    expect(FakeSocket.all).toHaveLength(2);
    expect(FakeSocket.all[0]?.readyState).toBe(WebSocket.CLOSED);
  });

  it("does not wait when the network is back", () => {
    connect();
    FakeSocket.last.breaks();
    window.dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("trusts no socket that was open before the network came back", () => {
    const { opened } = connect();
    FakeSocket.last.welcomes();
    window.dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(2);
    expect(FakeSocket.all[0]?.readyState).toBe(WebSocket.CLOSED);
    FakeSocket.last.opens();
    expect(opened()).toBe(2);
  });

  it("trusts no socket that was out of sight for long, but one that was for a moment", () => {
    connect();
    FakeSocket.last.welcomes();
    look("hidden");
    vi.advanceTimersByTime(10_000);
    look("visible");
    expect(FakeSocket.all).toHaveLength(1);
    look("hidden");
    vi.advanceTimersByTime(31_000);
    look("visible");
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("does not wait when somebody looks again", () => {
    connect();
    look("hidden");
    FakeSocket.last.breaks();
    look("visible");
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("does not try again where the server does not know the reader", () => {
    const { statuses, connection } = connect();
    FakeSocket.last.welcomes();
    FakeSocket.last.breaks(4401);
    vi.runAllTimers();
    expect(FakeSocket.all).toHaveLength(1);
    expect(statuses.at(-1)).toBe("no-session");
    connection.open();
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("stays closed when it was closed", () => {
    const { connection, statuses } = connect();
    FakeSocket.last.welcomes();
    connection.close();
    window.dispatchEvent(new Event("online"));
    vi.runAllTimers();
    expect(FakeSocket.all).toHaveLength(1);
    expect(statuses.at(-1)).toBe("closed");
    expect(connection.send({ type: "start" })).toBe(false);
  });
});

describe("waiting", () => {
  it("doubles, has an end, and leaves half to chance", () => {
    expect([0, 1, 2].map((attempt) => waitBefore(attempt, 1))).toEqual([400, 800, 1600]);
    expect(waitBefore(1, 0)).toBe(400);
    expect(waitBefore(40, 1)).toBe(10_000);
  });
});
