/** R4.1, R4.2, R4.4, R9.10, R9.11, D4.1. */
import { beforeEach, describe, expect, it } from "vitest";
import { subscribeMessage } from "#shared/feed/frames.ts";
import { maxReconnects, reconnectDelayMs } from "#worker/feed/back-off.ts";
import { FeedConnection, pingEveryMs, probeWithinMs } from "#worker/feed/connection.ts";
import { aWhileMs, type ConnectionWorld, createConnectionWorld } from "./connection-world.ts";
import { fakeSockets } from "./fake-sockets.ts";
import { manualClock } from "./manual-clock.ts";

const quotes = subscribeMessage("slowBroker", true);

const fiat = subscribeMessage("fiat", true);

let world: ConnectionWorld;

beforeEach(() => {
  world = createConnectionWorld();
});

describe("a page that cannot be reached", () => {
  it("is not reconnected until it wakes", () => {
    world.openUp();
    world.page.reachable = false;
    world.sockets.last().events.ended();
    world.clock.advance(60_000);
    expect(world.sockets.all).toHaveLength(1);
    world.connection.wake();
    expect(world.sockets.all).toHaveLength(1);
    world.page.reachable = true;
    world.connection.wake();
    expect(world.sockets.all).toHaveLength(2);
  });

  it("that hides during the back-off is left alone too", () => {
    world.openUp();
    world.sockets.last().events.ended();
    world.page.reachable = false;
    world.clock.advance(60_000);
    expect(world.sockets.all).toHaveLength(1);
    world.page.reachable = true;
    world.connection.wake();
    expect(world.connection.state).toBe("connecting");
  });

  it("gets five new attempts when it wakes after the last", () => {
    world.openUp();
    world.sockets.last().events.ended();
    const exhaust = (): void => {
      for (let attempt = 0; attempt < 10; attempt += 1) {
        world.clock.advance(aWhileMs);
        world.sockets.last().events.ended();
      }
    };
    exhaust();
    const before = world.sockets.all.length;
    world.connection.wake();
    exhaust();
    expect(world.sockets.all.length - before).toBe(1 + maxReconnects);
  });

  it("finds out at once whether an open socket is still alive", () => {
    world.openUp();
    world.clock.advance(3000);
    world.connection.wake();
    expect(world.sockets.last().sent).toEqual([{ ping: world.clock.now() }]);
  });
});

describe("pings", () => {
  it("go out every 10 s after the open, as {ping: ms}", () => {
    world.openUp();
    const start = world.clock.now();
    for (let beat = 0; beat < 3; beat += 1) {
      world.clock.advance(pingEveryMs);
      world.sockets.last().events.frame("pong");
    }
    expect(world.sockets.last().sent).toEqual([10_000, 20_000, 30_000].map((ms) => ({ ping: start + ms })));
  });

  it("without any frame in 10 s mean a half-open socket: it is closed and opened anew", () => {
    world.openUp();
    world.clock.advance(pingEveryMs);
    world.clock.advance(9999);
    expect(world.connection.state).toBe("open");
    world.clock.advance(1);
    expect(world.connection.state).toBe("error");
    expect(world.sockets.last().closed).toBe(true);
    world.clock.advance(aWhileMs);
    expect(world.sockets.all).toHaveLength(2);
  });
});

describe("a probe", () => {
  it("of a socket that answers costs one ping", () => {
    world.openUp();
    world.connection.probe();
    world.sockets.last().events.frame("pong");
    world.clock.advance(probeWithinMs);
    expect(world.connection.state).toBe("open");
    expect(world.sockets.all).toHaveLength(1);
  });

  it("finds a half-open socket in 3 s instead of 10", () => {
    world.openUp();
    world.connection.probe();
    world.clock.advance(probeWithinMs - 1);
    expect(world.connection.state).toBe("open");
    world.clock.advance(1);
    expect(world.connection.state).toBe("error");
  });

  it("shortens the wait for an answer that is awaited already, and never lengthens it", () => {
    world.openUp();
    world.clock.advance(pingEveryMs);
    world.connection.probe();
    world.clock.advance(probeWithinMs - 1);
    for (let again = 0; again < 5; again += 1) world.connection.wake();
    world.clock.advance(1);
    expect(world.connection.state).toBe("error");
    expect(world.sockets.last().sent).toHaveLength(1);
  });

  it("is nothing to a connection that is not open", () => {
    world.connection.probe();
    world.connection.open();
    world.connection.probe();
    expect(world.sockets.last().sent).toEqual([]);
  });
});

describe("a suspended connection", () => {
  it("lets its socket go, stays so, and comes back with its subscriptions when the page wakes", () => {
    world.connection.subscribe(quotes);
    world.openUp();
    world.connection.suspend();
    expect(world.sockets.last().closed).toBe(true);
    world.clock.advance(60_000);
    expect(world.sockets.all).toHaveLength(1);
    expect(world.clock.pending).toBe(0);
    world.connection.wake();
    world.sockets.last().events.opened();
    expect(world.sockets.all).toHaveLength(2);
    expect(world.sockets.last().sent).toEqual([quotes]);
  });

  it("that was never opened, or closed by hand, is neither started nor ended by it", () => {
    world.connection.suspend();
    expect(world.connection.state).toBe("init");
    world.connection.close();
    world.connection.suspend();
    world.connection.wake();
    expect(world.connection.state).toBe("closed");
    expect(world.sockets.all).toEqual([]);
  });
});

describe("who is notified of a state", () => {
  it("may subscribe when it is open: nothing is sent twice", () => {
    const clock = manualClock();
    const sockets = fakeSockets();
    const connection: FeedConnection = new FeedConnection({
      clock,
      openSocket: sockets.open,
      random: () => 0.5,
      reachable: () => true,
      url: () => "wss://feed.test/",
      onState(state) {
        if (state === "open") connection.subscribe(fiat);
      },
      onFrame: () => undefined,
    });
    connection.subscribe(quotes);
    connection.open();
    sockets.last().events.opened();
    expect(sockets.last().sent).toEqual([quotes, fiat]);
  });

  it.each(["close", "suspend"] as const)("may %s it at an error: no attempt follows", (end) => {
    const clock = manualClock();
    const sockets = fakeSockets();
    const connection: FeedConnection = new FeedConnection({
      clock,
      openSocket: sockets.open,
      random: () => 0.5,
      reachable: () => true,
      url: () => "wss://feed.test/",
      onState(state) {
        if (state === "error") connection[end]();
      },
      onFrame: () => undefined,
    });
    connection.open();
    sockets.last().events.ended();
    clock.advance(60_000);
    expect(sockets.all).toHaveLength(1);
  });
});

describe("the back-off", () => {
  it("stays between 1 s and 6 s and grows", () => {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      for (const chance of [0, 0.5, 0.999_999]) {
        const delay = reconnectDelayMs(attempt, chance);
        expect(delay).toBeGreaterThanOrEqual(1000);
        expect(delay).toBeLessThanOrEqual(6000);
      }
    }
    expect(reconnectDelayMs(2, 0)).toBeGreaterThan(reconnectDelayMs(0, 0));
  });

  it("differs with chance", () => {
    expect(reconnectDelayMs(0, 0.1)).not.toBe(reconnectDelayMs(0, 0.9));
  });
});
