import type { ConnectionState, KlineInterval } from "#shared/contract/market.ts";
import {
  channelOf,
  type FeedMessage,
  type FeedTopic,
  type KlineVersion,
  klineMessage,
  parseFrame,
  subscribeMessage,
  type WireCandle,
} from "#shared/feed/frames.ts";
import type { TopicStatus } from "#shared/rpc/snapshot.ts";
import type { Clock } from "../clock.ts";
import { CandleBook } from "./candle-book.ts";
import { Channels } from "./channels.ts";
import { FeedConnection, type OpenSocket } from "./connection.ts";
import { createFrameOrder, type FrameOrder } from "./frame-order.ts";
import type { Inflate } from "./inflate.ts";
import { aheadMs, QuoteBook } from "./quote-book.ts";
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
  /** Ask for gzip frames (R7.33). Read when the feed is opened. */
  binary(): boolean;
  /** Which keys candles are subscribed by (R7.38). */
  klineVersion(): KlineVersion;
  /** Server time, ms. */
  serverNow(): number;
  /** Something that ought not to happen on a sound feed. */
  readonly report: (what: string, cause: unknown) => void;
}

/** The candles of one symbol and interval. They come while somebody watches. */
export interface LiveCandles {
  /** Oldest first; the same array for as long as nothing changed in it. */
  rows(): readonly WireCandle[];
  status(): TopicStatus;
  watch(changed: () => void): () => void;
}

/** The live feed as the rest of the worker sees it: the newest rows and how fresh they are. */
export interface LiveFeed {
  readonly quotes: QuoteBook;
  readonly rates: Rates;
  candles(symbol: string, interval: KlineInterval): LiveCandles;
  state(): ConnectionState;
  /** Reconnecting has failed five times: nothing is tried until {@link wake}. */
  gaveUp(): boolean;
  /** Server time of the newest sound frame, ms; 0 before the first. */
  lastFrameAt(): number;
  status(topic: FeedTopic): TopicStatus;
  /** Called after each change of rows, state or status; answers how to stop that. */
  watch(changed: () => void): () => void;
  open(): void;
  close(): void;
  /** The page became visible or the browser online, or the person wants it back. */
  wake(): void;
  /** A hidden page's feed says nothing after a while; that of one that returns has fresh full lists. */
  setVisible(visible: boolean): void;
  /** The page is being frozen: the socket goes, until {@link wake}. */
  suspend(): void;
  /** The machine slept: nothing is known to be live, and the socket has to prove itself. */
  slept(): void;
}

/** Candles of the first frame: enough for every span of the chart. */
const klineLimit = 400;

export function createLiveFeed(options: LiveFeedOptions): LiveFeed {
  const { clock, inflate, report, parse = parseFrame } = options;
  const quotes = new QuoteBook();
  const rates = new Rates();
  const candles = new CandleBook();
  const watchers = new Set<() => void>();
  let lastFrameAt = 0;
  let order: FrameOrder | undefined;
  let wanted: readonly (() => void)[] = [];

  const changed = (): void => {
    for (const watcher of watchers) watcher();
  };

  const connection = new FeedConnection({
    clock,
    openSocket: options.openSocket,
    random: () => options.random(),
    reachable: () => options.reachable(),
    url: () => feedAddress(options.feedUrl, options.binary(), clock.now()),
    onState(state) {
      if (state !== "open") {
        order?.stop();
        channels.ended();
      }
      if (state === "connecting") order = createFrameOrder({ inflate, onText: read, onBad: lost });
      if (state === "open") channels.opened();
      changed();
    },
    onFrame: (data) => order?.push(data),
  });
  const channels = new Channels({
    clock,
    connection,
    lapsed: changed,
    dropped: (key) => candles.forget(key),
  });

  function read(text: string): void {
    let message: FeedMessage;
    try {
      message = parse(text);
    } catch (cause) {
      lost(cause);
      return;
    }
    take(message);
    if (!("rows" in message)) return;
    connection.proven();
    changed();
  }

  /** When a frame was sent, 0 for a time that the server cannot know yet. The order of frames stands on what they say. */
  const dated = (sendTime: number): number => (sendTime > options.serverNow() + aheadMs ? 0 : sendTime);

  function take(message: FeedMessage): void {
    switch (message.type) {
      case "quotes":
        if (arrived("slowBroker", message)) {
          const times = { sendTime: dated(message.sendTime), now: options.serverNow() };
          quotes.apply(message.full, message.rows, times);
        }
        return;
      case "rates":
        if (arrived("fiat", message)) rates.apply(message.full, message.rows);
        return;
      case "candles":
        takeCandles(message);
        return;
      case "ping":
        connection.say({ pong: message.value });
        return;
      case "refused":
        report("feed refused a message", `${message.code} ${message.message}`);
        return;
      case "login":
      case "pong":
      case "ack":
      case "unknown":
        return;
    }
  }

  function takeCandles(message: FeedMessage & { readonly type: "candles" }): void {
    const { channel, klineType, full, rows } = message;
    // Of the kind that the channel had before, when it has none in its key.
    if (!channels.isOfKind(channel, klineType) || !arrived(channel, message)) return;
    candles.apply(channel, full, rows);
  }

  function arrived(key: string, { full, sendTime }: { full: boolean; sendTime: number }): boolean {
    if (!channels.received(key, full, sendTime)) return false;
    lastFrameAt = dated(sendTime) || Math.round(options.serverNow());
    return true;
  }

  /** What cannot be read may have been of any channel. */
  function lost(cause: unknown): void {
    report("feed frame dropped", cause);
    channels.lost();
    changed();
  }

  const status = (key: string): TopicStatus =>
    connection.state === "closed" ? "closed" : channels.status(key);

  const watch = (watcher: () => void): (() => void) => {
    watchers.add(watcher);
    return () => {
      watchers.delete(watcher);
    };
  };

  return {
    quotes,
    rates,
    candles(symbol, interval) {
      const version = options.klineVersion();
      const message = klineMessage(symbol, interval, {
        binary: options.binary(),
        version,
        limit: klineLimit,
      });
      const key = channelOf(message.topic, symbol);
      return {
        rows: () => (channels.isOfKind(key, interval) ? candles.of(key) : []),
        status: () => (channels.isOfKind(key, interval) ? status(key) : "stale"),
        watch(watcher) {
          const release = channels.want(message);
          const stop = watch(watcher);
          return () => {
            stop();
            release();
          };
        },
      };
    },
    state: () => connection.state,
    gaveUp: () => connection.gaveUp,
    lastFrameAt: () => lastFrameAt,
    status,
    watch,
    open() {
      // R2.9: the layout starts the spot feed, whoever looks at it.
      const binary = options.binary();
      for (const release of wanted) release();
      wanted = (["slowBroker", "fiat"] as const).map((topic) =>
        channels.want(subscribeMessage(topic, binary)),
      );
      connection.open();
    },
    close() {
      channels.clear();
      wanted = [];
      connection.close();
    },
    wake: () => connection.wake(),
    setVisible: (visible) => channels.setVisible(visible),
    suspend: () => connection.suspend(),
    slept() {
      channels.lost();
      connection.probe();
      changed();
    },
  };
}

/** R7.33: `binary`, and a `timestamp` parameter. */
function feedAddress(feedUrl: string, binary: boolean, now: number): string {
  const url = new URL(feedUrl);
  url.searchParams.set("binary", String(binary));
  url.searchParams.set("timestamp", String(Math.round(now)));
  return url.href;
}
