import type { KlineInterval } from "../contract/market.ts";

/**
 * The live feed on the wire (R3.14, R3.16, R7.33-R7.38, F7.3-F7.7). Pure: what is sent, and what a text means.
 * Acks, pings and pongs arrive as text or gzip, codes as strings or numbers (D10.10).
 */

/** slowBroker row. All prices are decimal text; `t` is server ms, as number or text. */
export interface WireQuote {
  readonly s: string;
  readonly t?: number | string;
  readonly c?: string;
  readonly h?: string;
  readonly l?: string;
  readonly o?: string;
  readonly v?: string;
  readonly qv?: string;
  /** 24 h change as a ratio. */
  readonly m?: string;
}

/** fiat row: `rt` units of `tg` for one `sr`. */
export interface WireRate {
  readonly sr: string;
  readonly tg: string;
  readonly rt: string;
}

/** kline row: one candle, `t` its start in server ms. */
export interface WireCandle {
  readonly t: number | string;
  readonly s?: string;
  readonly c: string;
  readonly h: string;
  readonly l: string;
  readonly o: string;
  readonly v: string;
}

export type FeedTopic = "slowBroker" | "fiat";
/** Of one person: only a connection that logged in receives anything of it. */
export const privateTopics = ["deposit", "withdraw", "order", "wallet"] as const;
export type PrivateTopic = (typeof privateTopics)[number];
/** The first version knows one kind of candle a symbol; the second has the kind in its key (R7.38). */
export type KlineTopic = "kline" | `kline_${KlineInterval}`;
export type KlineVersion = 1 | 2;

export interface Subscribe {
  readonly topic: FeedTopic | KlineTopic | PrivateTopic;
  readonly event: "sub";
  readonly id?: "broker";
  readonly symbol?: string;
  readonly params: Readonly<Record<string, string | number | boolean>>;
}

/** The id is that of the quotes alone (F7.3). */
export function subscribeMessage(topic: FeedTopic, binary: boolean): Subscribe {
  const id = topic === "slowBroker" ? ({ id: "broker" } as const) : {};
  return { ...id, topic, event: "sub", params: { binary, realtimeInterval: "24h" } };
}

export function privateMessage(topic: PrivateTopic, binary: boolean): Subscribe {
  return { topic, event: "sub", params: { binary } };
}

/** `limit`: how many candles the first, full frame lists, the running one included. */
export function klineMessage(
  symbol: string,
  klineType: KlineInterval,
  {
    binary,
    version,
    limit,
  }: { readonly binary: boolean; readonly version: KlineVersion; readonly limit: number },
): Subscribe {
  const topic: KlineTopic = version === 2 ? `kline_${klineType}` : "kline";
  return { topic, event: "sub", symbol, params: { binary, klineType, limit } };
}

/** R7.35: the token goes in a message, never into the address. */
export function loginMessage(token: string): { readonly op: "login"; readonly args: readonly [string] } {
  return { op: "login", args: [token] };
}

/** What tells one subscription from another, on either side: equal channels are one subscription. */
export function channelOf(topic: string, symbol?: string): string {
  return symbol === undefined ? topic : `${topic}/${symbol}`;
}

export type FeedMessage =
  | {
      readonly type: "quotes";
      readonly full: boolean;
      readonly sendTime: number;
      readonly rows: readonly WireQuote[];
    }
  | {
      readonly type: "rates";
      readonly full: boolean;
      readonly sendTime: number;
      readonly rows: readonly WireRate[];
    }
  | {
      readonly type: "candles";
      readonly channel: string;
      readonly klineType: string;
      readonly full: boolean;
      readonly sendTime: number;
      readonly rows: readonly WireCandle[];
    }
  | { readonly type: "login"; readonly ok: boolean; readonly code: string }
  | { readonly type: "pong"; readonly value: number | string }
  /** The value goes back as it came, number or text. */
  | { readonly type: "ping"; readonly value: number | string }
  | { readonly type: "ack"; readonly topic: string; readonly event: string; readonly code: string }
  | { readonly type: "refused"; readonly code: string; readonly message: string }
  | { readonly type: "unknown" };

/** Reads one frame's text. Throws SyntaxError on text that is not JSON; anything else odd is `unknown`. */
export function parseFrame(text: string): FeedMessage {
  const value: unknown = JSON.parse(text);
  if (typeof value !== "object" || value === null) return { type: "unknown" };
  const frame = value as Record<string, unknown>;
  if (isBeat(frame.ping)) return { type: "ping", value: frame.ping };
  if (isBeat(frame.pong)) return { type: "pong", value: frame.pong };
  if (Array.isArray(frame.data)) return dataFrame(frame, frame.data);
  if (frame.code !== undefined) return codeFrame(frame, wordOf(frame.code));
  return { type: "unknown" };
}

function dataFrame(frame: Record<string, unknown>, data: readonly unknown[]): FeedMessage {
  const full = frame.f === true;
  const sendTime = timeOf(frame.sendTime);
  if (frame.topic === "slowBroker") return { type: "quotes", full, sendTime, rows: data.filter(isQuote) };
  if (frame.topic === "fiat") return { type: "rates", full, sendTime, rows: data.filter(isRate) };
  return candleFrame(frame, data, full, sendTime);
}

function candleFrame(
  frame: Record<string, unknown>,
  data: readonly unknown[],
  full: boolean,
  sendTime: number,
): FeedMessage {
  const { topic, symbol, params } = frame;
  if (typeof topic !== "string" || typeof symbol !== "string") return { type: "unknown" };
  const typed = /^kline_(.+)$/.exec(topic);
  if (topic !== "kline" && typed === null) return { type: "unknown" };
  const klineType = typed?.[1] ?? wordOf((params as Record<string, unknown> | null | undefined)?.klineType);
  const channel = channelOf(topic, symbol);
  return { type: "candles", channel, klineType, full, sendTime, rows: data.filter(isCandle) };
}

function codeFrame(frame: Record<string, unknown>, code: string): FeedMessage {
  if (frame.topic === "login") {
    return { type: "login", ok: code === "200" && frame.event === "subbed", code };
  }
  if (code === "0" || code === "200") {
    return { type: "ack", topic: wordOf(frame.topic), event: wordOf(frame.event), code };
  }
  return { type: "refused", code, message: wordOf(frame.msg) };
}

/** Server ms, 0 when it is not sent or no time: later than 5138 there is none, and nothing could write it. */
function timeOf(value: unknown): number {
  const ms = Number(value ?? 0);
  return ms > 0 && ms < 1e14 ? ms : 0;
}

/** Codes come as text or as numbers; what is neither says nothing. */
function wordOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

function isBeat(value: unknown): value is number | string {
  return typeof value === "number" || typeof value === "string";
}

function isQuote(row: unknown): row is WireQuote {
  return typeof row === "object" && row !== null && typeof (row as WireQuote).s === "string";
}

function isCandle(row: unknown): row is WireCandle {
  const candle = row as WireCandle | null;
  return (
    typeof candle === "object" &&
    candle !== null &&
    timeOf(candle.t) > 0 &&
    typeof candle.c === "string" &&
    typeof candle.o === "string" &&
    typeof candle.h === "string" &&
    typeof candle.l === "string"
  );
}

function isRate(row: unknown): row is WireRate {
  const rate = row as WireRate | null;
  return (
    typeof rate === "object" && rate !== null && typeof rate.sr === "string" && typeof rate.tg === "string"
  );
}
