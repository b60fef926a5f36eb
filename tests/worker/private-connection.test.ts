/** R4.7-R4.9. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ConnectionState } from "#shared/contract/market.ts";
import { subscribeMessage } from "#shared/feed/frames.ts";
import { maxReconnects, reconnectDelayMs } from "#worker/feed/back-off.ts";
import { inflateNatively } from "#worker/feed/inflate.ts";
import { createPrivateConnection, loginWithinMs } from "#worker/feed/private-connection.ts";
import { fakeSockets } from "./fake-sockets.ts";
import { manualClock, settle } from "./manual-clock.ts";

const quotes = subscribeMessage("slowBroker", true);
const aWhileMs = 6001;
const confirmed = JSON.stringify({ topic: "login", event: "subbed", code: 200 });

function setUp() {
  const clock = manualClock();
  const sockets = fakeSockets();
  const states: ConnectionState[] = [];
  const reports: string[] = [];
  const texts: string[] = [];
  const tokens = { requested: 0, next: async (): Promise<string> => `token-${tokens.requested}` };
  const connection = createPrivateConnection({
    clock,
    inflate: inflateNatively,
    openSocket: sockets.open,
    random: () => 0.5,
    reachable: () => true,
    url: () => "wss://feed.test/",
    onState: (state) => states.push(state),
    onText: (text) => texts.push(text),
    onLost: () => undefined,
    report: (what, cause) => reports.push(`${what}: ${String(cause)}`),
    token() {
      tokens.requested += 1;
      return tokens.next();
    },
  });
  const opened = async (count: number): Promise<void> => {
    await vi.waitFor(() => expect(sockets.all).toHaveLength(count));
    sockets.last().events.opened();
  };
  return { clock, sockets, states, reports, texts, tokens, connection, opened };
}

let world: ReturnType<typeof setUp>;
beforeEach(() => {
  world = setUp();
});

async function loggedIn(): Promise<void> {
  world.sockets.last().events.frame(confirmed);
  await vi.waitFor(() => expect(world.connection.loggedIn).toBe(true));
}

describe("a private connection", () => {
  it("gets a token before its socket, then sends subscriptions, the queue and the login", async () => {
    const { connection, sockets, opened } = world;
    connection.subscribe(quotes);
    connection.send({ op: "queued" });
    connection.open();
    expect(connection.state).toBe("connecting");
    expect(sockets.all).toHaveLength(0);
    await opened(1);
    expect(sockets.last().sent).toEqual([quotes, { op: "queued" }, { op: "login", args: ["token-1"] }]);
    expect(sockets.last().url).not.toContain("token");
  });

  it.each([200, "200"])(
    "is logged in by code %j, topic login, event subbed, and runs who waits once",
    async (code) => {
      const { connection, opened, sockets } = world;
      const ran = vi.fn();
      connection.whenLoggedIn(ran);
      connection.open();
      await opened(1);
      expect(connection.loggedIn).toBe(false);
      sockets.last().events.frame(JSON.stringify({ topic: "login", event: "subbed", code }));
      await vi.waitFor(() => expect(ran).toHaveBeenCalledTimes(1));
      expect(connection.loggedIn).toBe(true);
      connection.whenLoggedIn(ran);
      expect(ran).toHaveBeenCalledTimes(2);
      sockets.last().events.frame(confirmed);
      await settle();
      expect(ran).toHaveBeenCalledTimes(2);
    },
  );

  it("logs in anew with a fresh token after each reconnect, and sends subscriptions once", async () => {
    const { connection, clock, sockets, opened } = world;
    connection.subscribe(quotes);
    connection.send({ op: "standing" });
    connection.open();
    for (let nth = 1; nth <= 3; nth += 1) {
      await opened(nth);
      const login = { op: "login", args: [`token-${nth}`] };
      expect(sockets.last().sent).toEqual([quotes, { op: "standing" }, login]);
      await loggedIn();
      sockets.last().events.ended();
      expect(connection.loggedIn).toBe(false);
      clock.advance(aWhileMs);
    }
  });

  it.each([
    [
      "a refusal",
      () => world.sockets.last().events.frame('{"topic":"login","event":"login","code":"10007"}'),
    ],
    ["no answer in 10 s", () => world.clock.advance(loginWithinMs)],
  ])("takes %s for a token that ran out: next socket, fresh token", async (_, refuse) => {
    const { connection, clock, sockets, opened, reports } = world;
    connection.open();
    await opened(1);
    refuse();
    await vi.waitFor(() => expect(connection.state).toBe("error"));
    expect(reports).toHaveLength(1);
    clock.advance(aWhileMs);
    await opened(2);
    expect(sockets.last().sent.at(-1)).toEqual({ op: "login", args: ["token-2"] });
    await loggedIn();
    clock.advance(loginWithinMs - 1);
    expect(connection.state).toBe("open");
  });

  it("logs in once with a token that is refused, then rests until the page wakes or the token is another", async () => {
    const { connection, clock, sockets, tokens, opened } = world;
    const refuse = async (): Promise<void> => {
      sockets.last().events.frame('{"topic":"login","event":"login","code":"10007"}');
      await vi.waitFor(() => expect(connection.state).toBe("error"));
    };
    const rests = async (): Promise<void> => {
      const count = sockets.all.length;
      for (let round = 0; round < 5; round += 1) {
        clock.advance(aWhileMs);
        await settle();
      }
      expect([sockets.all.length, connection.state, clock.pending]).toEqual([count, "error", 0]);
    };
    tokens.next = async () => "revoked";
    connection.open();
    await opened(1);
    await refuse();
    await rests();
    connection.close();
    connection.open();
    await settle();
    await rests();
    connection.wake();
    await opened(2);
    await refuse();
    await rests();
    connection.close();
    tokens.next = async () => "another";
    connection.open();
    await opened(3);
    await loggedIn();
  });

  it("tries a token again that was refused for a passing reason, later each time until it is taken", async () => {
    const { connection, clock, sockets, tokens, opened } = world;
    const refuse = async (): Promise<void> => {
      sockets.last().events.frame('{"topic":"login","event":"login","code":"10006"}');
      await vi.waitFor(() => expect(connection.state).toBe("error"));
    };
    tokens.next = async () => "sound";
    connection.open();
    await opened(1);
    await refuse();
    clock.advance(reconnectDelayMs(0, 0.5));
    await opened(2);
    await refuse();
    clock.advance(reconnectDelayMs(1, 0.5) - 1);
    await settle();
    expect(sockets.all).toHaveLength(2);
    clock.advance(1);
    await opened(3);
    await loggedIn();
    sockets.last().events.ended();
    clock.advance(reconnectDelayMs(0, 0.5));
    await opened(4);
  });

  it("opens no socket for somebody signed out, and asks again when the page wakes", async () => {
    const { connection, clock, sockets, tokens, opened } = world;
    tokens.next = async () => "";
    connection.open();
    await vi.waitFor(() => expect(connection.state).toBe("error"));
    clock.advance(60_000);
    await settle();
    expect([sockets.all.length, tokens.requested]).toEqual([0, 1]);
    tokens.next = async () => "signed-in";
    connection.wake();
    await opened(1);
    expect(sockets.last().sent).toEqual([{ op: "login", args: ["signed-in"] }]);
  });

  it("counts a token provider that fails as a failed attempt", async () => {
    const { connection, clock, tokens, sockets } = world;
    tokens.next = () => Promise.reject(new Error("page gone"));
    connection.open();
    for (let attempt = 0; attempt < 20; attempt += 1) {
      await settle();
      clock.advance(aWhileMs);
    }
    expect([sockets.all.length, tokens.requested, connection.state]).toEqual([0, 1 + maxReconnects, "error"]);
    expect(clock.pending).toBe(0);
  });

  it("gives up a token that never comes, and ignores it when it comes after all", async () => {
    const { connection, clock, tokens, sockets } = world;
    const late: ((token: string) => void)[] = [];
    tokens.next = () => new Promise((resolve) => late.push(resolve));
    connection.open();
    clock.advance(10_000);
    expect(connection.state).toBe("error");
    late[0]?.("late");
    await settle();
    expect(sockets.all).toHaveLength(0);
  });

  it("that is closed forgets who waits for the login, and leaves no timer", async () => {
    const { connection, clock, sockets, opened } = world;
    const ran = vi.fn();
    connection.whenLoggedIn(ran);
    connection.open();
    await opened(1);
    connection.close();
    expect(clock.pending).toBe(0);
    connection.open();
    await opened(2);
    sockets.last().events.frame(confirmed);
    await vi.waitFor(() => expect(connection.loggedIn).toBe(true));
    expect(ran).not.toHaveBeenCalled();
  });

  it("answers pings, hands on other frames, and survives bad ones", async () => {
    const { connection, sockets, opened, texts, reports } = world;
    connection.open();
    await opened(1);
    sockets.last().events.frame('{"ping":7}');
    sockets.last().events.frame("no json");
    sockets.last().events.frame('{"topic":"order"}');
    await vi.waitFor(() => expect(texts).toEqual(['{"ping":7}', '{"topic":"order"}']));
    expect(sockets.last().sent.at(-1)).toEqual({ pong: 7 });
    expect(reports).toHaveLength(1);
    expect(connection.state).toBe("open");
  });
});
