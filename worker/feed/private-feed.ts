import { type PrivateTopic, privateMessage } from "#shared/feed/frames.ts";
import type { TopicStatus } from "#shared/rpc/snapshot.ts";
import type { TimerId } from "../clock.ts";
import { createPrivateConnection, type PrivateOptions } from "./private-connection.ts";

/** What the worker's session lends to the private connection, before its code is there. */
export interface PrivateLine
  extends Pick<
    PrivateOptions,
    "clock" | "inflate" | "openSocket" | "random" | "reachable" | "token" | "report"
  > {
  /** Without query. */
  readonly feedUrl: string;
  binary(): boolean;
  /** Calls when the page comes back, or goes to sleep; answers how to stop that. */
  onLife(listener: (life: "wake" | "suspend") => void): () => void;
}

/** One private topic on the wire. */
export interface PrivateChannel {
  /** `live` from the first full frame of a login on. */
  status(): TopicStatus;
  watch(watcher: PrivateWatcher): () => void;
}

export interface PrivateWatcher {
  /** Rows as they came, unread; `full`: they are all there are. */
  rows(rows: readonly unknown[], full: boolean): void;
  changed(): void;
}

/** Views come and go: the socket outlives the last of them this long. */
const closeAfterMs = 5_000;

const feeds = new WeakMap<PrivateLine, ReturnType<typeof createPrivateFeed>>();

/** The one of a session: all its private topics come over one socket. */
export function privateFeedOf(line: PrivateLine): ReturnType<typeof createPrivateFeed> {
  const known = feeds.get(line) ?? createPrivateFeed(line);
  feeds.set(line, known);
  return known;
}

/** The private feed (R4.7-R4.9): a socket of its own, opened for the first who watches and closed after the last. */
export function createPrivateFeed(line: PrivateLine): (topic: PrivateTopic) => PrivateChannel {
  const { clock, report } = line;
  const watchers = new Map<PrivateTopic, Set<PrivateWatcher>>();
  const reported = new Set<PrivateTopic>();
  let timer: TimerId | undefined;
  let stopLife: (() => void) | undefined;

  const everybody = (): PrivateWatcher[] => [...watchers.values()].flatMap((some) => [...some]);

  const connection = createPrivateConnection({
    ...line,
    random: () => line.random(),
    reachable: () => line.reachable(),
    token: () => line.token(),
    url: () => addressOf(line.feedUrl, line.binary(), clock.now()),
    onText: read,
    // What cannot be read may have been of any topic, and is not sent again: each has a row that says nothing.
    onLost() {
      for (const watcher of everybody()) watcher.rows([null], false);
    },
    onState(state) {
      if (state !== "open") reported.clear();
      for (const watcher of everybody()) watcher.changed();
    },
  });

  function read(text: string): void {
    let frame: unknown;
    try {
      frame = JSON.parse(text);
    } catch (cause) {
      report("private frame dropped", cause);
      return;
    }
    const { topic, data, f } = frame as { topic?: unknown; data?: unknown; f?: unknown };
    const some = [...watchers].find(([name]) => name === topic);
    // Nobody is notified of anything before this socket has said whose it is.
    if (some === undefined || !Array.isArray(data) || !connection.loggedIn) return;
    const full = f === true;
    if (full) reported.add(some[0]);
    for (const watcher of some[1]) watcher.rows(data, full);
  }

  function open(): void {
    if (timer !== undefined) clock.clearTimeout(timer);
    timer = undefined;
    if (stopLife !== undefined) return;
    stopLife = line.onLife((life) => {
      if (life === "wake") connection.wake();
      else connection.suspend();
    });
    connection.open();
  }

  function close(): void {
    timer = undefined;
    stopLife?.();
    stopLife = undefined;
    connection.close();
  }

  return (topic) => ({
    status() {
      if (reported.has(topic) && connection.loggedIn) return "live";
      return connection.state === "error" || connection.state === "closed" ? "stale" : "connecting";
    },
    watch(watcher) {
      const message = privateMessage(topic, line.binary());
      const known = watchers.get(topic) ?? new Set();
      watchers.set(topic, known);
      const first = known.size === 0;
      known.add(watcher);
      open();
      if (first) connection.subscribe(message);
      return () => {
        if (!known.delete(watcher) || known.size > 0) return;
        connection.cancel(message);
        reported.delete(topic);
        if (everybody().length === 0) timer ??= clock.setTimeout(close, closeAfterMs);
      };
    },
  });
}

function addressOf(feedUrl: string, binary: boolean, now: number): string {
  const url = new URL(feedUrl);
  url.searchParams.set("binary", String(binary));
  url.searchParams.set("timestamp", String(Math.round(now)));
  return url.href;
}
