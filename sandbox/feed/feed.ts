import type { Server } from "node:http";
import { type RawData, type WebSocket, WebSocketServer } from "ws";
import type { FeedTopic } from "#shared/feed/frames.ts";
import { type Clock, every } from "../clock.ts";
import type { Market } from "../market/market.ts";
import { changedCandles, fullCandles } from "./candle-frames.ts";
import { type Frame, makeFrame, pack } from "./frame-maker.ts";
import { loginText, type Subscription } from "./protocol.ts";
import { Subscriber } from "./subscriber.ts";

export const feedPath = "/spot/ws/quote/v2";
const pingMs = 30_000;
/** A market at rest still speaks once a second, with no rows: silence would look like a broken line. */
const restMs = 1000;

/** What tests do to the feed. `silence` leaves sockets open and says nothing, not even pongs. */
export type FeedFault = "drop-all" | "refuse" | "accept" | "silence" | "resume" | "garbage";

export interface FeedOptions {
  readonly server: Server;
  readonly market: Market;
  readonly clock: Clock;
  /** Whether a login's token is somebody's session. */
  readonly isToken: (token: string) => Promise<boolean>;
}

export interface Feed {
  apply(fault: FeedFault): void;
  connections(): number;
  close(): void;
}

/** The live feed of spec section 7 on an HTTP server: gzip or text frames, changes at the market's pace. */
export function createFeed({ server, market, clock, isToken }: FeedOptions): Feed {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 64 << 10 });
  const subscribers = new Set<Subscriber>();
  const spokenAt: Record<FeedTopic, number> = { slowBroker: 0, fiat: 0 };
  let refusing = false;
  let silent = false;

  server.on("upgrade", (request, socket, head) => {
    const url = new URL(request.url ?? "/", "http://feed");
    if (url.pathname !== feedPath || refusing) {
      const status = refusing ? "503 Service Unavailable" : "404 Not Found";
      socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    sockets.handleUpgrade(request, socket, head, (open) => {
      join(open, url.searchParams.get("binary") !== "false");
    });
  });

  function join(socket: WebSocket, binary: boolean): void {
    const subscriber = new Subscriber({
      socket,
      binary,
      listed: (symbol) => market.pair(symbol) !== undefined,
      login: (token) => void login(socket, token),
    });
    subscribers.add(subscriber);
    socket.on("close", () => subscribers.delete(subscriber));
    socket.on("error", () => socket.terminate());
    socket.on("message", (data) => {
      if (silent) return;
      const subscribed = subscriber.receive(rawText(data));
      if (subscribed) subscriber.deliver(subscribed.channel, fullFrame(subscribed, clock.now()), true);
    });
  }

  async function login(socket: WebSocket, token: string): Promise<void> {
    const ok = await isToken(token).catch(() => false);
    if (!silent) socket.send(loginText(ok));
  }

  function fullFrame(subscription: Subscription, at: number): Frame {
    if (subscription.kind === "candles") return fullCandles(market, subscription, at);
    const rows = subscription.topic === "fiat" ? market.fiat.all() : market.quotes();
    return makeFrame(subscription, rows, true, at);
  }

  /** To each who listens, one frame for all of them: changes, or everything to those who lack something. */
  function publish(topic: FeedTopic, rows: readonly object[], at: number): void {
    if (rows.length === 0 && at - spokenAt[topic] < restMs) return;
    spokenAt[topic] = at;
    const subscription: Subscription = { kind: "market", channel: topic, topic, binary: true };
    const changes = makeFrame(subscription, rows, false, at);
    const behind = [...subscribers].some((one) => one.needsFull(topic));
    const everything = behind ? fullFrame(subscription, at) : changes;
    for (const one of subscribers) {
      const full = one.needsFull(topic);
      one.deliver(topic, full ? everything : changes, full);
    }
  }

  /** Candles of the pairs that traded, to each who listens as it asked for them. */
  function publishCandles(moved: ReadonlySet<string>, at: number): void {
    for (const one of subscribers) {
      for (const subscription of one.subscriptions()) {
        if (subscription.kind !== "candles" || !moved.has(subscription.symbol)) continue;
        const full = one.needsFull(subscription.channel);
        const frame = full ? fullCandles(market, subscription, at) : changedCandles(market, subscription, at);
        one.deliver(subscription.channel, frame, full);
      }
    }
  }

  market.listen(({ at, quotes, rates }) => {
    if (silent) return;
    publish("slowBroker", quotes, at);
    publish("fiat", rates, at);
    publishCandles(new Set(quotes.map(({ s }) => s)), at);
  });

  const stopPings = every(clock, pingMs, () => {
    if (silent) return;
    for (const one of subscribers) if (!one.ping(clock.now())) one.socket.terminate();
  });

  function dropAll(): void {
    for (const one of subscribers) one.socket.terminate();
  }

  function apply(fault: FeedFault): void {
    if (fault === "drop-all" || fault === "refuse") dropAll();
    if (fault === "refuse" || fault === "accept") refusing = fault === "refuse";
    if (fault === "silence" || fault === "resume") silent = fault === "silence";
    if (fault !== "garbage") return;
    for (const { socket } of subscribers) {
      socket.send(pack('{"topic":"slowBroker"').subarray(0, 20), { binary: true });
      socket.send("{not json");
      socket.send(pack('{"topic":"slowBroker","data":[{"s":5},null]}'), { binary: true });
    }
  }

  return {
    apply,
    connections: () => subscribers.size,
    close() {
      stopPings();
      dropAll();
      sockets.close();
    },
  };
}

function rawText(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString("utf8");
  return Buffer.isBuffer(data) ? data.toString("utf8") : Buffer.from(data).toString("utf8");
}
