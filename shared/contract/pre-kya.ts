import * as v from "valibot";
import { askedFault, faultOf, listFault, matchFault } from "../domain/list-sanity.ts";
import { repeats } from "./binding.ts";
import { defineCall } from "./define.ts";
import { chainCode, coinCode, count, id, msMoment, numberedPage, openText, ownId } from "./fields.ts";

/** The check of a sender's address before a deposit, on chains that require it (R7.16, F2c.5, F6d.1). */

/** A later server's state reads as PENDING: no leave is given on it. */
export const kyaStatus = openText(["PENDING", "PASS", "REVIEW", "REJECT", "EXPIRED"], "PENDING");
export type KyaStatus = v.InferOutput<typeof kyaStatus>;

/** How risky an address is; what is not known is UNKNOWN. */
export const riskLevel = openText(["LOW", "MEDIUM", "HIGH", "SEVERE", "UNKNOWN"], "UNKNOWN");

export const kyaChain = v.object({
  chain: v.string(),
  chainType: v.string(),
  required: v.boolean(),
  /** Empty: every coin on that chain. */
  coins: v.array(v.string()),
});

export const kyaCheck = v.object({
  checkId: id,
  coin: v.string(),
  chain: v.string(),
  fromAddress: v.string(),
  status: kyaStatus,
  riskLevel,
  createdTime: msMoment,
  /** Until when the result holds. */
  expireTime: msMoment,
});
export type KyaCheck = v.InferOutput<typeof kyaCheck>;

/** Results hold for a day (F2c.5); one that claims a month or more has its time in another unit. */
const longestMs = 31 * 86_400_000;

function lastsTooLong(
  { expireTime }: Pick<KyaCheck, "expireTime">,
  _request: unknown,
  serverNow: number,
): string {
  return expireTime > serverNow + longestMs ? "expireTime" : "";
}

const listed = faultOf(
  listFault({ rows: "list", id: "checkId", times: [], since: ["createdTime"], byId: [] }),
  matchFault({ rows: "list", parameter: "status", fields: ["status"] }),
);

/** One that lasts for ever would open the address for ever. */
function checksFault(
  answer: { readonly list: readonly KyaCheck[] },
  request: unknown,
  serverNow: number,
): string {
  const isEndless = answer.list.some((check) => lastsTooLong(check, request, serverNow) !== "");
  return isEndless ? "list[].expireTime" : listed(answer, request, serverNow);
}

export const preKyaCalls = {
  "preKya.chains": defineCall({
    eventCode: 70_141,
    method: "GET",
    path: "/fiat/aml/pre-kya/chain-list",
    request: v.object({ coin: v.optional(coinCode), ...ownId }),
    response: v.object({ list: v.array(kyaChain) }),
    // A chain that is missing from it would open an address that nobody checked for.
    verified: true,
    sane: askedFault({
      rows: "list",
      parameter: "coin",
      field: "coins",
      isOf: ({ coins }, wanted) => Array.isArray(coins) && (coins.length === 0 || coins.includes(wanted)),
    }),
  }),
  "preKya.check": defineCall({
    eventCode: 70_141,
    method: "POST",
    path: "/fiat/aml/pre-kya/check",
    request: v.object({
      coin: coinCode,
      chain: chainCode,
      fromAddress: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
      tag: v.optional(v.string()),
      ...ownId,
    }),
    response: v.object({
      checkId: id,
      status: kyaStatus,
      riskLevel,
      /** SANCTIONS, MIXER, SCAM, DARKNET and others. */
      reasons: v.array(v.string()),
      expireTime: msMoment,
      /** Our own: what was checked. */
      coin: v.optional(v.string()),
      chain: v.optional(v.string()),
      fromAddress: v.optional(v.string()),
    }),
    verified: true,
    binds: [
      { answer: "coin", request: "coin", as: "text", optional: true },
      { answer: "chain", request: "chain", as: "text", optional: true },
      { answer: "fromAddress", request: "fromAddress", as: "text", optional: true },
    ],
    sane: lastsTooLong,
    invalidates: ["preKya.checks"],
  }),
  "preKya.checks": defineCall({
    eventCode: 70_141,
    method: "GET",
    path: "/fiat/aml/pre-kya/check-list",
    request: v.object({
      chain: v.optional(chainCode),
      coin: v.optional(coinCode),
      status: v.optional(v.string()),
      ...numberedPage,
      ...ownId,
    }),
    response: v.object({ total: count, list: v.array(kyaCheck) }),
    // One that passed opens the address.
    verified: true,
    binds: [repeats("list[].chain", "chain"), repeats("list[].coin", "coin")],
    sane: checksFault,
  }),
};
