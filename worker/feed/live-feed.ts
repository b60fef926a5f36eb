import type { ConnectionState } from "#shared/contract/market.ts";
import { type FeedMessage, type FeedTopic, parseFrame, subscribeMessage } from "#shared/feed/frames.ts";
import type { TopicStatus } from "#shared/rpc/snapshot.ts";
import type { Clock } from "../clock.ts";
import { FeedConnection, type OpenSocket } from "./connection.ts";
import { createFrameOrder, type FrameOrder } from "./frame-order.ts";
import { createFreshness } from "./freshness.ts";
import type { Inflate } from "./inflate.ts";
import { QuoteBook } from "./quote-book.ts";
import { Rates } from "./rates.ts";

export interface LiveFeedOptions {
  readonly clock: Clock;
  readonly openSocket: OpenSocket;
  random(): number;
  reachable(): boolean;
  readonly inflate: Inflate;
  /** A frame's text to its message, {@link parseFrame} when absent. */
  readonly parse?: (text: string) => FeedMessage;
  /** Without query. */
  readonly feedUrl: string;
  /** Ask for gzip frames (spec section 7). Read when the feed is opened. */
  binary(): boolean;
  /** Server time, ms. */
  serverNow(): number;
  /** Something that ought not to happen on a sound feed. */
  readonly report: (what: string, cause: unknown) => void;
}

/** The live feed as the rest of the worker sees it: the newest rows and how fresh they are. */
export interface LiveFeed {
  readonly quotes: QuoteBook;
  readonly rates: Rates;
  state(): ConnectionState;
  /** Server time of the newest sound frame, ms; 0 before the first. */
  lastFrameAt(): number;
  status(topic: FeedTopic): TopicStatus;
  /** Called after each change of rows, state or status; answers how to stop that. */
  watch(changed: () => void): () => void;
  open(): void;
  close(): void;
  /** The page became visible or the browser online. */
  wake(): void;
}

/** Lost frames are asked for again at most this often: a server that sends only garbage must not be flooded. */
const RESYNC_EVERY_MS = 2000;

export function createLiveFeed(options: LiveFeedOptions): LiveFeed {
  const { clock, inflate, report, parse = parseFrame } = options;
  const quotes = new QuoteBook();
  const rates = new Rates();
  const watchers = new Set<() => void>();
  /** Topics of which a list came on this socket: rows of an earlier one are old until then. */
  const synced = new Set<FeedTopic>();
  /** Topics of which a list came at all. */
  const known = new Set<FeedTopic>();
  let lastFrameAt = 0;
  let resyncAllowedAt = 0;
  let order: FrameOrder | undefined;

  const changed = (): void => {
    for (const watcher of watchers) watcher();
  };
  const freshness = createFreshness(clock, changed);

  const connection = new FeedConnection({
    clock,
    openSocket: options.openSocket,
    random: () => options.random(),
    reachable: () => options.reachable(),
    url: () => feedAddress(options.feedUrl, options.binary(), clock.now()),
    onState(state) {
      if (state === "connecting" || state === "closed") order?.stop();
      if (state === "connecting") {
        synced.clear();
        order = createFrameOrder({ inflate, onText: read, onBad: lost });
      }
      changed();
    },
    onFrame: (data) => order?.push(data),
  });

  function read(text: string): void {
    let message: FeedMessage;
    try {
      message = parse(text);
    } catch (cause) {
      lost(cause);
      return;
    }
    freshness.heard();
    lastFrameAt = Math.round(options.serverNow());
    take(message);
    changed();
  }

  function take(message: FeedMessage): void {
    switch (message.type) {
      case "quotes":
        quotes.apply(message.full, message.rows);
        arrived("slowBroker", message.sendTime);
        return;
      case "rates":
        rates.apply(message.full, message.rows);
        arrived("fiat", message.sendTime);
        return;
      case "ping":
        // A pong that waited for the next socket would answer nobody.
        if (connection.state === "open") connection.send({ pong: message.value });
        return;
      case "refused":
        report("feed refused a message", `${message.code} ${message.message}`);
        return;
      case "pong":
      case "ack":
      case "unknown":
        return;
    }
  }

  function arrived(topic: FeedTopic, sendTime: number): void {
    synced.add(topic);
    known.add(topic);
    if (sendTime > 0) lastFrameAt = sendTime;
  }

  function lost(cause: unknown): void {
    report("feed frame dropped", cause);
    if (clock.now() < resyncAllowedAt) return;
    resyncAllowedAt = clock.now() + RESYNC_EVERY_MS;
    connection.resync();
  }

  function status(topic: FeedTopic): TopicStatus {
    const { state } = connection;
    if (state === "closed") return "closed";
    if (state === "open" && synced.has(topic) && freshness.fresh()) return "live";
    return known.has(topic) ? "stale" : "connecting";
  }

  return {
    quotes,
    rates,
    state: () => connection.state,
    lastFrameAt: () => lastFrameAt,
    status,
    watch(watcher) {
      watchers.add(watcher);
      freshness.observe(watchers.size > 0);
      return () => {
        watchers.delete(watcher);
        freshness.observe(watchers.size > 0);
      };
    },
    open() {
      connection.subscribe(subscribeMessage("slowBroker", options.binary()));
      connection.subscribe(subscribeMessage("fiat", options.binary()));
      connection.open();
    },
    close: () => connection.close(),
    wake: () => connection.wake(),
  };
}

/** Spec section 7: `binary`, and a `timestamp` parameter. */
function feedAddress(feedUrl: string, binary: boolean, now: number): string {
  const url = new URL(feedUrl);
  url.searchParams.set("binary", String(binary));
  url.searchParams.set("timestamp", String(Math.round(now)));
  return url.href;
}
