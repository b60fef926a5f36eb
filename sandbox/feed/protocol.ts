import type { FeedTopic } from "#shared/feed/frames.ts";

/** What a client may say on the feed (spec section 7, domain-fields section 7), and the refusals it may get. */
export type Request =
  | { readonly type: "subscribe"; readonly topic: FeedTopic; readonly params: SubscribeParams }
  | { readonly type: "cancel"; readonly topic: FeedTopic }
  | { readonly type: "cancel_all" }
  | { readonly type: "ping"; readonly value: number }
  | { readonly type: "pong"; readonly value: number }
  | { readonly type: "bad"; readonly code: string; readonly message: string };

export interface SubscribeParams {
  readonly binary: boolean;
  readonly realtimeInterval: string;
}

const bad = (code: string, message: string): Request => ({ type: "bad", code, message });

/** Reads one client message. `binaryDefault` holds when the message does not say. */
export function readRequest(text: string, binaryDefault: boolean): Request {
  const message = parseObject(text);
  if (message === undefined) return bad("-10001", "Invalid JSON!");
  if (typeof message.ping === "number") return { type: "ping", value: message.ping };
  if (typeof message.pong === "number") return { type: "pong", value: message.pong };
  if (message.event === undefined) return bad("-10000", "Invalid request!");
  if (message.event === "cancel_all") return { type: "cancel_all" };
  if (message.event !== "sub" && message.event !== "cancel") return bad("-10002", "Invalid event!");
  const { topic } = message;
  if (topic !== "slowBroker" && topic !== "fiat") return bad("-10004", "Invalid topic!");
  if (message.event === "cancel") return { type: "cancel", topic };
  return readSubscribe(topic, message.params ?? {}, binaryDefault);
}

function readSubscribe(topic: FeedTopic, value: unknown, binaryDefault: boolean): Request {
  if (typeof value !== "object" || value === null) return bad("-10007", "Invalid params!");
  const params = value as Record<string, unknown>;
  const { binary = binaryDefault, realtimeInterval = "24h" } = params;
  const compressed = binary === true || binary === "true";
  const known = compressed || binary === false || binary === "false";
  if (!known || realtimeInterval !== "24h") return bad("-10007", "Invalid params!");
  return { type: "subscribe", topic, params: { binary: compressed, realtimeInterval } };
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
export function echoParams(params: SubscribeParams): Record<string, string> {
  return { binary: String(params.binary), realtimeInterval: params.realtimeInterval };
}

export function ackText(topic: FeedTopic, params: SubscribeParams): string {
  return JSON.stringify({ topic, event: "sub", params: echoParams(params), code: "0", msg: "Success" });
}
