import type { Server } from "node:http";
import type { RawData, WebSocket } from "ws";
import type { Clock } from "#shared/clock.ts";
import { type FeedTopic, type PrivateTopic, privateTopics } from "#shared/feed/frames.ts";
import { every } from "../clock.ts";
import type { CoreSettings } from "../core-settings.ts";
import type { Market } from "../market/market.ts";
import { CandlePost } from "./candle-post.ts";
import { openDoors } from "./doors.ts";
import { makeFrame, pack } from "./frame-maker.ts";
import { createPrivatePost, type PrivateNews } from "./private-post.ts";
import { loginText } from "./protocol.ts";
import { SharedFrames, type SharedSubscription } from "./shared-frames.ts";
import { Subscriber } from "./subscriber.ts";

const pingMs = 30_000;
/** A market at rest still speaks once a second, with no rows: silence would look like a broken line. */
const restMs = 1000;

/** What tests do to the feed. `silence` leaves sockets open and says nothing, not even pongs. */
export type FeedFault = "drop-all" | "refuse" | "accept" | "silence" | "resume" | "garbage";

export interface FeedOptions {
  readonly server: Server;
  readonly market: Market;
  readonly clock: Clock;
  /** How much one client may request. */
  readonly settings: Pick<CoreSettings, "maxSocketsPerAddress" | "maxChannels" | "maxMessages">;
  /** Whose session a login's token is. */
  readonly userOf: (token: string) => Promise<number | undefined>;
  /** By private topic, who knows. */
  readonly news: Readonly<Record<PrivateTopic, PrivateNews>>;
}

export interface Feed {
  apply(fault: FeedFault): void;
  connections(): number;
  /** Who has been sent all of a private topic, and is sent its changes from now on, by their ids. */
  watching(topic: PrivateTopic): readonly number[];
  close(): void;
}

/** The live feed (R7.33-R7.38) on an HTTP server: gzip or text frames, changes at the market's pace. */
export function createFeed({ server, market, clock, settings, userOf, news }: FeedOptions): Feed {
  const subscribers = new Set<Subscriber>();
  const frames = new SharedFrames(market);
  const candles = new CandlePost(frames, () => clock.now());
  const publishedAt: Record<FeedTopic, number> = { slowBroker: 0, fiat: 0 };
  const posts = privateTopics.map((topic) =>
    createPrivatePost(topic, { news: news[topic], subscribers, clock }),
  );
  let refusing = false;
  let silent = false;

  const sockets = openDoors({
    server,
    maxSocketsPerAddress: () => settings.maxSocketsPerAddress,
    isOpen: () => !refusing,
    join: (socket, query) => join(socket, query.get("binary") !== "false"),
  });

  function join(socket: WebSocket, binary: boolean): void {
    const subscriber = new Subscriber({
      socket,
      binary,
      now: clock.now(),
      settings,
      listed: (symbol) => market.pair(symbol) !== undefined,
      login: (token) => void login(subscriber, token),
    });
    subscribers.add(subscriber);
    socket.on("close", () => subscribers.delete(subscriber));
    socket.on("error", () => socket.terminate());
    socket.on("message", (data) => {
      if (silent) return;
      const subscribed = subscriber.receive(rawText(data), clock.now());
      if (subscribed?.kind === "candles") candles.send(subscriber, subscribed);
      else if (subscribed?.kind === "private")
        posts.find(({ topic }) => topic === subscribed.topic)?.notifyAll(subscriber);
      else if (subscribed)
        subscriber.deliver(subscribed.channel, frames.frame(subscribed, true, clock.now()), true);
    });
  }

  async function login(subscriber: Subscriber, token: string): Promise<void> {
    subscriber.user = await userOf(token).catch(() => undefined);
    if (silent) return;
    subscriber.socket.send(loginText(subscriber.user !== undefined));
    for (const post of posts) post.notifyAll(subscriber);
  }

  /** To each who listens, one frame for all of them: changes, or everything to those who lack something. */
  function publish(topic: FeedTopic, rows: readonly object[], at: number): void {
    if (rows.length === 0 && at - publishedAt[topic] < restMs) return;
    publishedAt[topic] = at;
    const subscription: SharedSubscription = { kind: "market", channel: topic, topic, binary: true };
    const changes = makeFrame(subscription, rows, false, at);
    for (const one of subscribers) {
      const full = one.needsFull(topic);
      one.deliver(topic, full ? frames.frame(subscription, true, at) : changes, full);
    }
  }

  market.listen(({ at, quotes, rates }) => {
    if (silent) return;
    frames.clear();
    publish("slowBroker", quotes, at);
    publish("fiat", rates, at);
    candles.publish(
      quotes.map(({ s }) => s),
      subscribers,
    );
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
    watching: (topic) =>
      [...subscribers].flatMap((one) =>
        one.isSubscribed(topic) && !one.needsFull(topic) ? (one.user ?? []) : [],
      ),
    close() {
      stopPings();
      for (const post of posts) post.stop();
      dropAll();
      sockets.close();
    },
  };
}

function rawText(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString("utf8");
  return Buffer.isBuffer(data) ? data.toString("utf8") : Buffer.from(data).toString("utf8");
}
