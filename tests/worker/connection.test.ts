/** R4.1, R4.3, R4.5, R4.6, D4.1. */
import { beforeEach, describe, expect, it } from "vitest";
import type { ConnectionState } from "#shared/contract/market.ts";
import { subscribeMessage } from "#shared/feed/frames.ts";
import { maxReconnects, reconnectDelayMs } from "#worker/feed/back-off.ts";
import { FeedConnection } from "#worker/feed/connection.ts";
import { aWhileMs, type ConnectionWorld, createConnectionWorld } from "./connection-world.ts";

const quotes = subscribeMessage("slowBroker", true);

const fiat = subscribeMessage("fiat", true);

let world: ConnectionWorld;

beforeEach(() => {
  world = createConnectionWorld();
});

describe("opening", () => {
  it("goes from init over connecting to open", () => {
    expect(world.connection.state).toBe("init");
    world.openUp();
    expect(world.states).toEqual(["connecting", "open"]);
  });

  it("opens one socket however often it is asked", () => {
    world.connection.open();
    world.connection.open();
    world.openUp();
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
    world.openUp();
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
    world.clock.advance(aWhileMs);
    expect(tries).toBeGreaterThan(1);
  });
});

describe("the end of a socket", () => {
  it("is an error, and a new one is opened after the back-off", () => {
    world.openUp();
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
    world.openUp();
    world.connection.send({ op: "standing" });
    world.connection.send({ op: "standing" });
    world.connection.say({ pong: 5 });
    world.connection.subscribe(fiat);
    expect(world.sockets.last().sent).toEqual([quotes, { op: "standing" }, { pong: 5 }, fiat]);
    for (let drop = 0; drop < 3; drop += 1) {
      world.sockets.last().events.ended();
      world.clock.advance(aWhileMs);
      world.sockets.last().events.opened();
      expect(world.sockets.last().sent).toEqual([quotes, fiat, { op: "standing" }]);
    }
  });

  it("says nothing to a socket that is not open, and keeps it for no other", () => {
    world.connection.say({ pong: 1 });
    world.openUp();
    world.sockets.last().events.ended();
    world.connection.say({ pong: 2 });
    world.clock.advance(aWhileMs);
    world.sockets.last().events.opened();
    expect(world.sockets.all.flatMap(({ sent }) => sent)).toEqual([]);
  });

  it("counts once though error and close both report it", () => {
    world.openUp();
    world.sockets.last().events.ended();
    world.sockets.last().events.ended();
    world.clock.advance(aWhileMs);
    expect(world.sockets.all).toHaveLength(2);
  });

  it("silences the old socket", () => {
    world.openUp();
    const old = world.sockets.last();
    old.events.ended();
    world.clock.advance(aWhileMs);
    world.sockets.last().events.opened();
    old.events.frame("late");
    old.events.ended();
    expect(world.frames).toEqual([]);
    expect(world.connection.state).toBe("open");
  });

  it("is tried 5 times, then left alone", () => {
    world.openUp();
    world.sockets.last().events.ended();
    for (let attempt = 0; attempt < 20; attempt += 1) {
      world.clock.advance(aWhileMs);
      world.sockets.last().events.ended();
    }
    expect(world.sockets.all).toHaveLength(1 + maxReconnects);
    expect(world.connection.state).toBe("error");
    expect(world.clock.pending).toBe(0);
  });

  it("counts anew after an open", () => {
    world.openUp();
    for (let drop = 0; drop < 12; drop += 1) {
      world.sockets.last().events.ended();
      world.clock.advance(aWhileMs);
      world.sockets.last().events.opened();
    }
    expect(world.connection.state).toBe("open");
  });
});

describe("sockets that open and end at once", () => {
  /** How long it took until the next one. */
  const waitMs = (): number => {
    const { clock, sockets } = world;
    const [began, count] = [clock.now(), sockets.all.length];
    sockets.last().events.opened();
    sockets.last().events.ended();
    while (sockets.all.length === count && clock.now() - began < aWhileMs) clock.advance(1);
    return clock.now() - began;
  };
  const [first, second, third] = [0, 1, 2].map((attempt) => reconnectDelayMs(attempt, 0.5));

  it("are waited for longer and longer, though each counts as an attempt that came to something", () => {
    world.connection.open();
    expect([1, 2, 3, 4, 5, 6, 7].map(waitMs)).toEqual([first, second, third, third, third, third, third]);
    expect(world.connection.gaveUp).toBe(false);
  });

  it("are waited for as at first after one that was of use, and when the page wakes", () => {
    world.connection.open();
    expect([waitMs(), waitMs()]).toEqual([first, second]);
    world.connection.proven();
    expect([waitMs(), waitMs()]).toEqual([first, second]);
    world.connection.wake();
    expect(waitMs()).toBe(first);
  });
});

describe("the manual close", () => {
  it("cancels all subscriptions, closes and stays closed", () => {
    world.connection.subscribe(quotes);
    world.openUp();
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
    world.openUp();
    expect(world.sockets.last().sent).toEqual([]);
  });

  it("ends a back-off", () => {
    world.openUp();
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
