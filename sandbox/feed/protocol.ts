import {
  channelOf,
  type FeedTopic,
  type KlineTopic,
  type PrivateTopic,
  privateTopics,
} from "#shared/feed/frames.ts";
import { type CandleType, isCandleType } from "../market/candle-types.ts";

/** What a client may say on the feed (R7.35, R7.36, F7.3, F7.7), and the refusals it may get. */
export type Request =
  | { readonly type: "subscribe"; readonly subscription: Subscription }
  | { readonly type: "cancel"; readonly channel: string }
  | { readonly type: "cancel_all" }
  | { readonly type: "login"; readonly token: string }
  | { readonly type: "ping"; readonly value: number }
  | { readonly type: "pong"; readonly value: number }
  | { readonly type: "bad"; readonly code: string; readonly message: string };

interface Compression {
  readonly binary: boolean;
}

export type Subscription =
  | (Compression & { readonly kind: "market"; readonly channel: FeedTopic; readonly topic: FeedTopic })
  /** May come before the login, as a queue that is sent again does (R4.7): it is received from then on. */
  | (Compression & { readonly kind: "private"; readonly channel: PrivateTopic; readonly topic: PrivateTopic })
  | (Compression & {
      readonly kind: "candles";
      /** With the kind of candle in it in the second version of klines, without it in the first. */
      readonly channel: string;
      readonly topic: KlineTopic;
      readonly symbol: string;
      readonly klineType: CandleType;
      readonly limit: number;
    });

const maxCandles = 1500;
const bad = (code: string, message: string): Request => ({ type: "bad", code, message });

/** Reads one client message. `binaryDefault` holds when the message does not say. */
export function readRequest(text: string, binaryDefault: boolean): Request {
  const message = parseObject(text);
  if (message === undefined) return bad("-10001", "Invalid JSON!");
  if (typeof message.ping === "number") return { type: "ping", value: message.ping };
  if (typeof message.pong === "number") return { type: "pong", value: message.pong };
  if (message.op === "login") return readLogin(message.args);
  if (message.event === undefined) return bad("-10000", "Invalid request!");
  if (message.event === "cancel_all") return { type: "cancel_all" };
  if (message.event !== "sub" && message.event !== "cancel") return bad("-10002", "Invalid event!");
  const { topic, symbol } = message;
  const isCandles = typeof topic === "string" && /^kline(_|$)/.test(topic);
  if (topic !== "slowBroker" && topic !== "fiat" && !isPrivate(topic) && !isCandles)
    return bad("-10004", "Invalid topic!");
  if (isCandles && typeof symbol !== "string") return bad("-100010", "Invalid symbols!");
  if (message.event === "cancel") {
    return { type: "cancel", channel: channelOf(topic, isCandles ? String(symbol) : undefined) };
  }
  const params = message.params ?? {};
  if (typeof params !== "object") return bad("-10007", "Invalid params!");
  const known = params as Record<string, unknown>;
  const binary = readBinary(known.binary ?? binaryDefault);
  if (binary === undefined) return bad("-10007", "Invalid params!");
  if (topic === "slowBroker" || topic === "fiat") return readMarket(topic, binary, known);
  if (isPrivate(topic)) {
    return { type: "subscribe", subscription: { kind: "private", channel: topic, topic, binary } };
  }
  return readCandles(topic, String(symbol), binary, known);
}

function isPrivate(topic: unknown): topic is PrivateTopic {
  return privateTopics.some((one) => one === topic);
}

function readLogin(args: unknown): Request {
  const [token] = Array.isArray(args) ? (args as unknown[]) : [];
  return typeof token === "string" ? { type: "login", token } : bad("-10007", "Invalid params!");
}

function readMarket(topic: FeedTopic, binary: boolean, params: Record<string, unknown>): Request {
  if ((params.realtimeInterval ?? "24h") !== "24h") return bad("-10007", "Invalid params!");
  return { type: "subscribe", subscription: { kind: "market", channel: topic, topic, binary } };
}

function readCandles(
  topic: string,
  symbol: string,
  binary: boolean,
  params: Record<string, unknown>,
): Request {
  const klineType = topic === "kline" ? params.klineType : topic.slice("kline_".length);
  if (!isCandleType(klineType)) return bad("-10009", "Invalid period!");
  const limit = Number(params.limit ?? maxCandles);
  if (!Number.isInteger(limit) || limit < 1 || limit > maxCandles) return bad("-10007", "Invalid params!");
  const named: KlineTopic = topic === "kline" ? "kline" : `kline_${klineType}`;
  const channel = channelOf(named, symbol);
  return {
    type: "subscribe",
    subscription: { kind: "candles", channel, topic: named, symbol, klineType, limit, binary },
  };
}

/** Values may come as texts, as answers echo them. */
function readBinary(value: unknown): boolean | undefined {
  if (value === true || value === "true") return true;
  return value === false || value === "false" ? false : undefined;
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** Params as answers echo them: all values are strings. */
export function echoParams(subscription: Subscription): Record<string, string> {
  const binary = String(subscription.binary);
  if (subscription.kind === "private") return { binary };
  if (subscription.kind === "market") return { binary, realtimeInterval: "24h" };
  return { binary, klineType: subscription.klineType, limit: String(subscription.limit) };
}

export function ackText(subscription: Subscription): string {
  const { topic } = subscription;
  const symbol = subscription.kind === "candles" ? { symbol: subscription.symbol } : {};
  return JSON.stringify({
    topic,
    ...symbol,
    event: "sub",
    params: echoParams(subscription),
    code: "0",
    msg: "Success",
  });
}

/** R4.8: code 200, topic login, event subbed. */
export function loginText(ok: boolean): string {
  const answer = ok
    ? { event: "subbed", code: "200", msg: "Success" }
    : { event: "login", code: "10007", msg: "Invalid token" };
  return JSON.stringify({ topic: "login", ...answer });
}
