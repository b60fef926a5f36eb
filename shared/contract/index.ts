import type * as v from "valibot";
import { addressBookCalls } from "./address-book.ts";
import { addressCheckCalls } from "./address-checks.ts";
import { addressSwitchCalls } from "./address-switches.ts";
import { assetsCalls } from "./assets.ts";
import { batchCalls } from "./batch.ts";
import { blockTradeCalls } from "./block-trade.ts";
import { cardCalls } from "./cards.ts";
import { coinCalls } from "./coins.ts";
import { type ConvertTopics, convertCalls } from "./convert.ts";
import { convertSpecialCalls } from "./convert-special.ts";
import type { CallDefinition } from "./define.ts";
import { depositCalls } from "./deposit.ts";
import { depositRecordCalls } from "./deposit-records.ts";
import { limitOrderCalls } from "./limit-order.ts";
import type { localCalls } from "./local.ts";
import { type MarketTopics, marketCalls } from "./market.ts";
import { memberCalls } from "./member.ts";
import { migrationCalls } from "./migration.ts";
import { migrationAssetCalls } from "./migration-assets.ts";
import { optionsCalls } from "./options.ts";
import { preKyaCalls } from "./pre-kya.ts";
import { profileCalls } from "./profile.ts";
import { recordsCalls } from "./records.ts";
import { regionCalls } from "./regions.ts";
import { riskCalls } from "./risk.ts";
import { siteCalls } from "./site.ts";
import { statementCalls } from "./statements.ts";
import { taxCalls } from "./tax.ts";
import { transferCalls } from "./transfer.ts";
import { travelRuleCalls } from "./travel-rule.ts";
import { walletCalls } from "./wallets.ts";
import { withdrawCalls } from "./withdraw.ts";
import { withdrawRecordCalls } from "./withdraw-records.ts";

/** Every call over HTTP, by name. A new call is one entry in its area's file. */
export const httpCalls = {
  ...profileCalls,
  ...memberCalls,
  ...siteCalls,
  ...assetsCalls,
  ...walletCalls,
  ...coinCalls,
  ...convertCalls,
  ...convertSpecialCalls,
  ...batchCalls,
  ...limitOrderCalls,
  ...blockTradeCalls,
  ...marketCalls,
  ...depositCalls,
  ...depositRecordCalls,
  ...preKyaCalls,
  ...travelRuleCalls,
  ...transferCalls,
  ...recordsCalls,
  ...withdrawCalls,
  ...withdrawRecordCalls,
  ...addressBookCalls,
  ...addressCheckCalls,
  ...addressSwitchCalls,
  ...riskCalls,
  ...regionCalls,
  ...statementCalls,
  ...taxCalls,
  ...optionsCalls,
  ...migrationCalls,
  ...migrationAssetCalls,
  ...cardCalls,
};

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
