/** R4.1-R4.6, R9.10, R9.11, D4.1. */
import { beforeEach, describe, expect, it } from "vitest";
import type { ConnectionState } from "#shared/contract/market.ts";
import { subscribeMessage } from "#shared/feed/frames.ts";
import { MAX_RECONNECTS, reconnectDelayMs } from "#worker/feed/back-off.ts";
import { FeedConnection, PING_EVERY_MS, PROBE_WITHIN_MS } from "#worker/feed/connection.ts";
import { fakeSockets } from "./fake-sockets.ts";
import { manualClock } from "./manual-clock.ts";

const quotes = subscribeMessage("slowBroker", true);
const fiat = subscribeMessage("fiat", true);

function setUp() {
  const clock = manualClock();
  const sockets = fakeSockets();
  const states: ConnectionState[] = [];
  const frames: unknown[] = [];
  const page = { reachable: true };
  const connection = new FeedConnection({
    clock,
    openSocket: sockets.open,
    random: () => 0.5,
    reachable: () => page.reachable,
    url: () => `wss://feed.test/?timestamp=${clock.now()}`,
    onState: (state) => states.push(state),
    onFrame: (data) => frames.push(data),
  });
  return { clock, sockets, states, frames, page, connection };
}

let world: ReturnType<typeof setUp>;
beforeEach(() => {
  world = setUp();
});

/** Longer than any back-off. */
const A_WHILE_MS = 6001;

function openUp(): void {
  world.connection.open();
  world.sockets.last().events.opened();
}

describe("opening", () => {
  it("goes from init over connecting to open", () => {
    expect(world.connection.state).toBe("init");
    openUp();
    expect(world.states).toEqual(["connecting", "open"]);
  });

  it("opens one socket however often it is asked", () => {
    world.connection.open();
    world.connection.open();
    openUp();
    world.connection.open();
    expect(world.sockets.all).toHaveLength(1);
  });

  it("holds messages until it is open, subscriptions first", () => {
    world.connection.send({ op: "later" });
    world.connection.subscribe(quotes);
    world.connection.open();
    expect(world.sockets.last().sent).toEqual([]);
    world.sockets.last().events.opened();
    expect(world.sockets.last().sent).toEqual([quotes, { op: "later" }]);
  });

  it("subscribes once to the same topic, and cancels it", () => {
    openUp();
    world.connection.subscribe(quotes);
    world.connection.subscribe(quotes);
    world.connection.cancel(quotes);
    world.connection.cancel(quotes);
    expect(world.sockets.last().sent).toEqual([quotes, { ...quotes, event: "cancel" }]);
  });

  it("gives up a handshake after 10 s", () => {
    world.connection.open();
    world.clock.advance(9999);
    expect(world.connection.state).toBe("connecting");
    world.clock.advance(1);
    expect(world.connection.state).toBe("error");
    expect(world.sockets.last().closed).toBe(true);
  });

  it("is in error when the address is refused, and tries again", () => {
    const states: ConnectionState[] = [];
    let tries = 0;
    const connection = new FeedConnection({
      clock: world.clock,
      openSocket: () => {
        tries += 1;
        throw new SyntaxError("bad address");
      },
      random: () => 0,
      reachable: () => true,
      url: () => "nonsense",
      onState: (state) => states.push(state),
      onFrame: () => undefined,
    });
    connection.open();
    expect(states).toEqual(["connecting", "error"]);
    world.clock.advance(A_WHILE_MS);
    expect(tries).toBeGreaterThan(1);
  });
});

describe("the end of a socket", () => {
  it("is an error, and a new one is opened after the back-off", () => {
    openUp();
    world.sockets.last().events.ended();
    expect(world.connection.state).toBe("error");
    world.clock.advance(reconnectDelayMs(0, 0.5) - 1);
    expect(world.sockets.all).toHaveLength(1);
    world.clock.advance(1);
    expect(world.connection.state).toBe("connecting");
    expect(world.sockets.all).toHaveLength(2);
  });

  it("re-sends what was sent before once: subscriptions, then other messages, but not what answered a frame", () => {
    world.connection.subscribe(quotes);
    openUp();
    world.connection.send({ op: "standing" });
    world.connection.send({ op: "standing" });
    world.connection.say({ pong: 5 });
    world.connection.subscribe(fiat);
    expect(world.sockets.last().sent).toEqual([quotes, { op: "standing" }, { pong: 5 }, fiat]);
    for (let drop = 0; drop < 3; drop += 1) {
      world.sockets.last().events.ended();
      world.clock.advance(A_WHILE_MS);
      world.sockets.last().events.opened();
      expect(world.sockets.last().sent).toEqual([quotes, fiat, { op: "standing" }]);
    }
  });

  it("says nothing to a socket that is not open, and keeps it for no other", () => {
    world.connection.say({ pong: 1 });
    openUp();
    world.sockets.last().events.ended();
    world.connection.say({ pong: 2 });
    world.clock.advance(A_WHILE_MS);
    world.sockets.last().events.opened();
    expect(world.sockets.all.flatMap(({ sent }) => sent)).toEqual([]);
  });

  it("counts once though error and close both tell of it", () => {
    openUp();
    world.sockets.last().events.ended();
    world.sockets.last().events.ended();
    world.clock.advance(A_WHILE_MS);
    expect(world.sockets.all).toHaveLength(2);
  });

  it("silences the old socket", () => {
    openUp();
    const old = world.sockets.last();
    old.events.ended();
    world.clock.advance(A_WHILE_MS);
    world.sockets.last().events.opened();
    old.events.frame("late");
    old.events.ended();
    expect(world.frames).toEqual([]);
    expect(world.connection.state).toBe("open");
  });

  it("is tried 5 times, then left alone", () => {
    openUp();
    world.sockets.last().events.ended();
    for (let attempt = 0; attempt < 20; attempt += 1) {
      world.clock.advance(A_WHILE_MS);
      world.sockets.last().events.ended();
    }
    expect(world.sockets.all).toHaveLength(1 + MAX_RECONNECTS);
    expect(world.connection.state).toBe("error");
    expect(world.clock.pending).toBe(0);
  });

  it("counts anew after an open", () => {
    openUp();
    for (let drop = 0; drop < 12; drop += 1) {
      world.sockets.last().events.ended();
      world.clock.advance(A_WHILE_MS);
      world.sockets.last().events.opened();
    }
    expect(world.connection.state).toBe("open");
  });
});

describe("a page that cannot be reached", () => {
  it("is not reconnected until it wakes", () => {
    openUp();
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
    openUp();
    world.sockets.last().events.ended();
    world.page.reachable = false;
    world.clock.advance(60_000);
    expect(world.sockets.all).toHaveLength(1);
    world.page.reachable = true;
    world.connection.wake();
    expect(world.connection.state).toBe("connecting");
  });

  it("gets five new attempts when it wakes after the last", () => {
    openUp();
    world.sockets.last().events.ended();
    const exhaust = (): void => {
      for (let attempt = 0; attempt < 10; attempt += 1) {
        world.clock.advance(A_WHILE_MS);
        world.sockets.last().events.ended();
      }
    };
    exhaust();
    const before = world.sockets.all.length;
    world.connection.wake();
    exhaust();
    expect(world.sockets.all.length - before).toBe(1 + MAX_RECONNECTS);
  });

  it("finds out at once whether an open socket is still alive", () => {
    openUp();
    world.clock.advance(3000);
    world.connection.wake();
    expect(world.sockets.last().sent).toEqual([{ ping: world.clock.now() }]);
  });
});

describe("pings", () => {
  it("go out every 10 s after the open, as {ping: ms}", () => {
    openUp();
    const start = world.clock.now();
    for (let beat = 0; beat < 3; beat += 1) {
      world.clock.advance(PING_EVERY_MS);
      world.sockets.last().events.frame("pong");
    }
    expect(world.sockets.last().sent).toEqual([10_000, 20_000, 30_000].map((ms) => ({ ping: start + ms })));
  });

  it("without any frame in 10 s mean a half-open socket: it is closed and opened anew", () => {
    openUp();
    world.clock.advance(PING_EVERY_MS);
    world.clock.advance(9999);
    expect(world.connection.state).toBe("open");
    world.clock.advance(1);
    expect(world.connection.state).toBe("error");
    expect(world.sockets.last().closed).toBe(true);
    world.clock.advance(A_WHILE_MS);
    expect(world.sockets.all).toHaveLength(2);
  });
});

describe("a probe", () => {
  it("of a socket that answers costs one ping", () => {
    openUp();
    world.connection.probe();
    world.sockets.last().events.frame("pong");
    world.clock.advance(PROBE_WITHIN_MS);
    expect(world.connection.state).toBe("open");
    expect(world.sockets.all).toHaveLength(1);
  });

  it("finds a half-open socket in 3 s instead of 10", () => {
    openUp();
    world.connection.probe();
    world.clock.advance(PROBE_WITHIN_MS - 1);
    expect(world.connection.state).toBe("open");
    world.clock.advance(1);
    expect(world.connection.state).toBe("error");
  });

  it("shortens the wait for an answer that is awaited already, and never lengthens it", () => {
    openUp();
    world.clock.advance(PING_EVERY_MS);
    world.connection.probe();
    world.clock.advance(PROBE_WITHIN_MS - 1);
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
    openUp();
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

describe("who hears of a state", () => {
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

describe("the manual close", () => {
  it("cancels all subscriptions, closes and stays closed", () => {
    world.connection.subscribe(quotes);
    openUp();
    world.connection.close();
    expect(world.sockets.last().sent).toEqual([quotes, { event: "cancel_all" }]);
    expect(world.sockets.last().closed).toBe(true);
    expect(world.states).toEqual(["connecting", "open", "closed"]);
    world.connection.wake();
    world.clock.advance(60_000);
    expect(world.sockets.all).toHaveLength(1);
    expect(world.clock.pending).toBe(0);
  });

  it("forgets what was subscribed and queued", () => {
    world.connection.subscribe(quotes);
    world.connection.send({ op: "never" });
    world.connection.close();
    openUp();
    expect(world.sockets.last().sent).toEqual([]);
  });

  it("ends a back-off", () => {
    openUp();
    world.sockets.last().events.ended();
    world.connection.close();
    world.clock.advance(60_000);
    expect(world.sockets.all).toHaveLength(1);
    expect(world.connection.state).toBe("closed");
  });
});

describe("renewing", () => {
  it("cancels and subscribes again, but only on an open socket and only what is subscribed", () => {
    world.connection.subscribe(quotes);
    world.connection.open();
    world.connection.renew(quotes);
    world.sockets.last().events.opened();
    world.connection.renew(fiat);
    world.connection.renew(quotes);
    expect(world.sockets.last().sent).toEqual([quotes, { ...quotes, event: "cancel" }, quotes]);
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
