import type * as v from "valibot";
import { assetsCalls } from "./assets.ts";
import { type ConvertTopics, convertCalls } from "./convert.ts";
import type { CallDefinition } from "./define.ts";
import type { localCalls } from "./local.ts";
import { type MarketTopics, marketCalls } from "./market.ts";
import { profileCalls } from "./profile.ts";

/** Every call over HTTP, by name. A new call is one entry in its area's file. */
export const httpCalls = { ...profileCalls, ...convertCalls, ...marketCalls, ...assetsCalls };

export type HttpCalls = typeof httpCalls;
export type HttpCallName = keyof HttpCalls;

/** Calls the worker answers itself. */
export type LocalCalls = typeof localCalls;
export type LocalCallName = keyof LocalCalls;

type Calls = HttpCalls & LocalCalls;
export type CallName = keyof Calls;
export type CallInput<N extends CallName> = v.InferInput<Calls[N]["request"]>;
export type CallOutput<N extends CallName> = v.InferOutput<Calls[N]["response"]>;

/** Calls that move money: their input carries a `requestId`. */
export type MoneyCallName = {
  [N in CallName]: Calls[N] extends { readonly money: true } ? N : never;
}[CallName];

export function callDefinition(name: HttpCallName): CallDefinition {
  return httpCalls[name];
}

export type Topics = MarketTopics & ConvertTopics;
export type TopicName = keyof Topics;
export type TopicParams<T extends TopicName> = Topics[T]["params"];
export type TopicRowOf<T extends TopicName> = Topics[T]["row"];
