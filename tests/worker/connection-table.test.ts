/** F8.18. */
import { describe, expect, it } from "vitest";
import { subscribeMessage } from "#shared/feed/frames.ts";
import { maxReconnects } from "#worker/feed/back-off.ts";
import { FeedConnection, pingEveryMs, probeWithinMs } from "#worker/feed/connection.ts";
import { fakeSockets } from "./fake-sockets.ts";
import { manualClock } from "./manual-clock.ts";

/**
 * The state machine of R4.1-R4.6, transition by transition: every state meets every event. `error` is five
 * places, by what is to come: an attempt, a freeze's end, a visible page, a browser online, or nothing (attempts spent).
 */

const quotes = subscribeMessage("slowBroker", true);
const fiat = subscribeMessage("fiat", true);
/** Longer than any back-off. */
const aWhileMs = 6001;
const aMinuteMs = 60_000;

function newWorld() {
  const clock = manualClock();
  const sockets = fakeSockets();
  const page = { visible: true, online: true };
  const frames: unknown[] = [];
  const connection = new FeedConnection({
    clock,
    openSocket: sockets.open,
    random: () => 0.5,
    reachable: () => page.visible && page.online,
    url: () => "wss://feed.test/",
    onState: () => undefined,
    onFrame: (data) => frames.push(data),
  });
  connection.subscribe(quotes);
  return { clock, sockets, page, frames, connection };
}
type World = ReturnType<typeof newWorld>;

const opened = (world: World): void => {
  world.connection.open();
  world.sockets.last().events.opened();
};
const spend = ({ clock, sockets }: World): void => {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    sockets.all.at(-1)?.events.ended();
    clock.advance(aWhileMs);
  }
};

const states = {
  init: () => undefined,
  connecting: ({ connection }: World) => connection.open(),
  open: opened,
  "error, attempt to come": (world: World) => {
    opened(world);
    world.sockets.last().events.ended();
  },
  "error, attempts spent": (world: World) => {
    opened(world);
    spend(world);
  },
  "error, hidden": (world: World) => {
    opened(world);
    world.page.visible = false;
    world.sockets.last().events.ended();
  },
  "error, offline": (world: World) => {
    opened(world);
    world.page.online = false;
    world.sockets.last().events.ended();
  },
  "error, frozen": (world: World) => {
    opened(world);
    world.connection.suspend();
  },
  closed: (world: World) => {
    opened(world);
    world.connection.close();
  },
} as const satisfies Record<string, (world: World) => void>;

const events = {
  open: ({ connection }: World) => connection.open(),
  "socket opens": ({ sockets }: World) => sockets.all.at(-1)?.events.opened(),
  "socket ends": ({ sockets }: World) => sockets.all.at(-1)?.events.ended(),
  frame: ({ sockets }: World) => sockets.all.at(-1)?.events.frame("frame"),
  "manual close": ({ connection }: World) => connection.close(),
  "hidden for a minute": ({ page, clock }: World) => {
    page.visible = false;
    clock.advance(aMinuteMs);
  },
  "offline for a minute": ({ page, clock }: World) => {
    page.online = false;
    clock.advance(aMinuteMs);
  },
  visible: ({ page, connection }: World) => {
    page.visible = true;
    connection.wake();
  },
  online: ({ page, connection }: World) => {
    page.online = true;
    connection.wake();
  },
  freeze: ({ connection }: World) => connection.suspend(),
  sleep: ({ connection }: World) => connection.probe(),
  "sleep, no answer": ({ connection, clock }: World) => {
    connection.probe();
    clock.advance(probeWithinMs);
  },
  "ping due": ({ clock }: World) => clock.advance(pingEveryMs),
  "pong comes": ({ clock, sockets }: World) => {
    clock.advance(pingEveryMs);
    sockets.all.at(-1)?.events.frame("pong");
    clock.advance(pingEveryMs - 1);
  },
  "pong missing": ({ clock }: World) => clock.advance(2 * pingEveryMs),
  "attempts spent": spend,
  subscribe: ({ connection }: World) => connection.subscribe(fiat),
  "subscribe again": ({ connection }: World) => connection.subscribe(quotes),
  cancel: ({ connection }: World) => connection.cancel(quotes),
  renew: ({ connection }: World) => connection.renew(quotes),
  send: ({ connection }: World) => connection.send({ op: "standing" }),
  say: ({ connection }: World) => connection.say({ pong: 1 }),
  "found useless": ({ connection }: World) => connection.fail(),
} as const satisfies Record<string, (world: World) => void>;

type State = keyof typeof states;
type Event = keyof typeof events;

function words(message: Record<string, unknown>): string {
  if (message.ping !== undefined) return "ping";
  if (message.pong !== undefined) return "pong";
  if (message.event === "cancel_all") return "cancel all";
  if (message.topic === undefined) return "standing";
  return `${message.event === "cancel" ? "cancel " : ""}${message.topic === "fiat" ? "fiat" : "quotes"}`;
}

/** What an event does: the state after it, sockets opened and closed, and what was sent on any of them. */
function outcome(state: State, event: Event): string {
  const world = newWorld();
  states[state](world);
  const { sockets, connection, frames } = world;
  const before = sockets.all.map(({ sent, closed }) => ({ sent: sent.length, closed }));
  events[event](world);
  const sent = sockets.all.flatMap((socket, index) => socket.sent.slice(before[index]?.sent ?? 0).map(words));
  const more = sockets.all.length - before.length;
  const closed = sockets.all.filter(
    (socket, index) => socket.closed && before[index]?.closed !== true,
  ).length;
  return [
    connection.state,
    ...(more > 0 ? [`opens ${more}`] : []),
    ...(closed > 0 ? [`closes ${closed}`] : []),
    ...(sent.length > 0 ? [`sends ${sent.join(", ")}`] : []),
    ...(frames.length > 0 ? ["reads"] : []),
  ].join("; ");
}

/** What every event but those named in a row of the table does: nothing. */
const idle = (state: string): Record<Event, string> =>
  Object.fromEntries(Object.keys(events).map((event) => [event, state])) as Record<Event, string>;

const failed = `opens ${maxReconnects}; closes ${maxReconnects + 1}`;
const everyWake = { visible: "connecting; opens 1", online: "connecting; opens 1" };
/** An attempt after 3 s at most; its handshake is given up 10 s later. */
const attempt = "connecting; opens 1";

const table: Readonly<Record<State, Readonly<Record<Event, string>>>> = {
  init: { ...idle("init"), open: "connecting; opens 1", "manual close": "closed" },
  connecting: {
    ...idle("connecting"),
    "socket opens": "open; sends quotes",
    "socket ends": "error; closes 1",
    frame: "connecting; reads",
    "manual close": "closed; closes 1",
    // Nobody waits for a page that cannot be reached: the handshake runs out, no other follows.
    "hidden for a minute": "error; closes 1",
    "offline for a minute": "error; closes 1",
    freeze: "error; closes 1",
    "ping due": "error; closes 1",
    "pong comes": "connecting; opens 1; closes 1",
    "pong missing": "connecting; opens 1; closes 1",
    "attempts spent": `error; ${failed}`,
    "found useless": "error; closes 1",
  },
  open: {
    ...idle("open"),
    "socket ends": "error; closes 1",
    frame: "open; reads",
    "manual close": "closed; closes 1; sends cancel all",
    "hidden for a minute": "error; closes 1; sends ping",
    "offline for a minute": "error; closes 1; sends ping",
    visible: "open; sends ping",
    online: "open; sends ping",
    freeze: "error; closes 1",
    sleep: "open; sends ping",
    "sleep, no answer": "error; closes 1; sends ping",
    "ping due": "open; sends ping",
    "pong comes": "open; sends ping; reads",
    "pong missing": "error; closes 1; sends ping",
    "attempts spent": `error; ${failed}`,
    subscribe: "open; sends fiat",
    cancel: "open; sends cancel quotes",
    renew: "open; sends cancel quotes, quotes",
    send: "open; sends standing",
    say: "open; sends pong",
    "found useless": "error; closes 1",
  },
  "error, attempt to come": {
    ...idle("error"),
    ...everyWake,
    "manual close": "closed",
    "sleep, no answer": attempt,
    "ping due": attempt,
    // Its handshake is given up after 10 s as well, and the next attempt made.
    "pong comes": "connecting; opens 2; closes 1; reads",
    "pong missing": "connecting; opens 2; closes 1",
    "attempts spent": `error; opens ${maxReconnects}; closes ${maxReconnects}`,
  },
  "error, attempts spent": { ...idle("error"), ...everyWake, "manual close": "closed" },
  "error, hidden": { ...idle("error"), visible: "connecting; opens 1", "manual close": "closed" },
  "error, offline": { ...idle("error"), online: "connecting; opens 1", "manual close": "closed" },
  "error, frozen": { ...idle("error"), ...everyWake, "manual close": "closed" },
  closed: { ...idle("closed"), open: "connecting; opens 1" },
};

const rows = Object.keys(states).flatMap((state) =>
  Object.keys(events).map((event) => [state as State, event as Event] as const),
);

describe("every state meets every event", () => {
  it.each(rows)("%s: %s", (state, event) => {
    expect(outcome(state, event)).toBe(table[state][event]);
  });
});

describe("reconnecting", () => {
  it.each(Object.keys(states) as State[])("is given up or not: %s", (state) => {
    const world = newWorld();
    states[state](world);
    expect(world.connection.gaveUp).toBe(state === "error, attempts spent");
  });

  it("that was given up is known when the state is published, and begins anew when it is woken", () => {
    const world = newWorld();
    states["error, attempts spent"](world);
    world.connection.wake();
    expect([world.connection.state, world.connection.gaveUp]).toEqual(["connecting", false]);
    spend(world);
    expect([world.connection.state, world.connection.gaveUp]).toEqual(["error", true]);
    world.connection.close();
    expect(world.connection.gaveUp).toBe(false);
  });
});
