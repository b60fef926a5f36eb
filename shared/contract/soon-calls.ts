import { coinCalls } from "./coins.ts";
import { convertHistoryCalls } from "./convert-history.ts";
import { convertRecordCalls } from "./convert-record.ts";
import { limitOrderCalls } from "./limit-order.ts";
import { specialCoinCalls } from "./special-coins.ts";

/** Calls that overview and convert come to make within seconds: a part of their own, which comes before any click needs it. */
export const soonCalls = {
  ...coinCalls,
  ...convertHistoryCalls,
  ...convertRecordCalls,
  ...specialCoinCalls,
  ...limitOrderCalls,
};
