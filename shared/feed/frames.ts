/**
 * The live feed on the wire (spec sections 3 and 7, domain-fields 7). Pure: what is sent, and what a text means.
 * Acks, pings and pongs arrive as text or gzip, codes as strings or numbers (design section 10).
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

export type FeedTopic = "slowBroker" | "fiat";

export interface Subscribe {
  readonly topic: FeedTopic;
  readonly event: "sub";
  readonly symbol?: string;
  readonly params: Readonly<Record<string, string | number | boolean>>;
}

export function subscribeMessage(topic: FeedTopic, binary: boolean): Subscribe {
  return { topic, event: "sub", params: { binary, realtimeInterval: "24h" } };
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
  | { readonly type: "pong"; readonly value: number }
  | { readonly type: "ping"; readonly value: number }
  | { readonly type: "ack"; readonly topic: string; readonly event: string; readonly code: string }
  | { readonly type: "refused"; readonly code: string; readonly message: string }
  | { readonly type: "unknown" };

/** Reads one frame's text. Throws SyntaxError on text that is not JSON; anything else odd is `unknown`. */
export function parseFrame(text: string): FeedMessage {
  const value: unknown = JSON.parse(text);
  if (typeof value !== "object" || value === null) return { type: "unknown" };
  const frame = value as Record<string, unknown>;
  if (typeof frame.ping === "number") return { type: "ping", value: frame.ping };
  if (typeof frame.pong === "number") return { type: "pong", value: frame.pong };
  if (Array.isArray(frame.data)) return dataFrame(frame, frame.data);
  if (frame.code !== undefined) return codeFrame(frame, wordOf(frame.code));
  return { type: "unknown" };
}

function dataFrame(frame: Record<string, unknown>, data: readonly unknown[]): FeedMessage {
  const full = frame.f === true;
  const sendTime = Number(frame.sendTime ?? 0);
  if (frame.topic === "slowBroker") return { type: "quotes", full, sendTime, rows: data.filter(isQuote) };
  if (frame.topic === "fiat") return { type: "rates", full, sendTime, rows: data.filter(isRate) };
  return { type: "unknown" };
}

function codeFrame(frame: Record<string, unknown>, code: string): FeedMessage {
  if (code === "0" || code === "200") {
    return { type: "ack", topic: wordOf(frame.topic), event: wordOf(frame.event), code };
  }
  return { type: "refused", code, message: wordOf(frame.msg) };
}

/** Codes come as text or as numbers; what is neither says nothing. */
function wordOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

function isQuote(row: unknown): row is WireQuote {
  return typeof row === "object" && row !== null && typeof (row as WireQuote).s === "string";
}

function isRate(row: unknown): row is WireRate {
  const rate = row as WireRate | null;
  return (
    typeof rate === "object" && rate !== null && typeof rate.sr === "string" && typeof rate.tg === "string"
  );
}
