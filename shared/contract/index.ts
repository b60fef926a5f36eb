import type * as v from "valibot";
import type { BatchTopics } from "./batch-estimate.ts";
import type { BlockTradeTopics } from "./block-trade.ts";
import type { ChartTopics } from "./chart.ts";
import type { ConvertTopics } from "./convert-estimate.ts";
import type { CallDefinition } from "./define.ts";
import type { DepositTopics } from "./deposit-view.ts";
import type { DiagTopics } from "./diag.ts";
import { firstCalls } from "./first.ts";
import { lazyCalls } from "./lazy-calls.ts";
import type { lazyLocalCalls } from "./lazy-local-calls.ts";
import type { LimitOrderTopics } from "./limit-estimate.ts";
import type { localCalls } from "./local.ts";
import type { MarketTopics } from "./market.ts";
import type { MigrationTopics } from "./migration-view.ts";
import { soonCalls } from "./soon-calls.ts";
import type { SpecialCoinTopics } from "./special-coins.ts";
import type { StatementTopics } from "./statements-view.ts";
import type { TaxTopics } from "./tax-view.ts";
import type { reportCalls } from "./telemetry.ts";
import type { TransferTopics } from "./transfer-estimate.ts";
import type { ValuationTopics } from "./valuation.ts";
import type { WithdrawEstimateTopics } from "./withdraw-estimate.ts";
import type { WithdrawRecentTopics } from "./withdraw-view.ts";

/**
 * Every call over HTTP, by name. A new call is one entry in its area's file, a new area one line in
 * `lazy-calls.ts`, or in `first.ts` or `soon-calls.ts` where a first visit makes it. Code that must stay small uses `load.ts`.
 */
export const httpCalls = { ...firstCalls, ...soonCalls, ...lazyCalls };

export type HttpCalls = typeof httpCalls;
export type HttpCallName = keyof HttpCalls;

/** Calls the worker answers itself. */
export type LocalCalls = typeof localCalls & typeof lazyLocalCalls & typeof reportCalls;
export type LocalCallName = keyof LocalCalls;

type Calls = HttpCalls & LocalCalls;
export type CallName = keyof Calls;
export type CallInput<N extends CallName> = v.InferInput<Calls[N]["request"]>;
export type CallOutput<N extends CallName> = v.InferOutput<Calls[N]["response"]>;

/** Calls that move money: their input carries a `requestId`. */
export type MoneyCallName = {
  [N in CallName]: Calls[N] extends { readonly money: true } ? N : never;
}[CallName];

/** Calls that change something else than money. */
export type ChangeCallName = {
  [N in CallName]: Calls[N] extends { readonly changes: true } ? N : never;
}[CallName];

export function callDefinition(name: HttpCallName): CallDefinition {
  return httpCalls[name];
}

export type Topics = MarketTopics &
  ChartTopics &
  ConvertTopics &
  DiagTopics &
  BatchTopics &
  BlockTradeTopics &
  SpecialCoinTopics &
  LimitOrderTopics &
  DepositTopics &
  StatementTopics &
  TaxTopics &
  MigrationTopics &
  TransferTopics &
  ValuationTopics &
  WithdrawRecentTopics &
  WithdrawEstimateTopics;
export type TopicName = keyof Topics;
export type TopicParams<T extends TopicName> = Topics[T]["params"];
export type TopicRowOf<T extends TopicName> = Topics[T]["row"];
