import * as v from "valibot";
import { defineCall } from "./define.ts";
import { chainCode, coinCode, count, id, msNumber, numberedPage, openText } from "./fields.ts";

/** The check of a sender's address before a deposit, on chains that ask for it (R7.16, F2c.5, F6d.1). */

/** A later server's state reads as PENDING: no leave is given on it. */
export const kyaStatus = openText(["PENDING", "PASS", "REVIEW", "REJECT", "EXPIRED"], "PENDING");
export type KyaStatus = v.InferOutput<typeof kyaStatus>;

/** How risky an address is; what is not known is UNKNOWN. */
export const riskLevel = openText(["LOW", "MEDIUM", "HIGH", "SEVERE", "UNKNOWN"], "UNKNOWN");
export type RiskLevel = v.InferOutput<typeof riskLevel>;

export const kyaChain = v.object({
  chain: v.string(),
  chainType: v.string(),
  required: v.boolean(),
  /** Empty: every coin on that chain. */
  coins: v.array(v.string()),
});
export type KyaChain = v.InferOutput<typeof kyaChain>;

export const kyaCheck = v.object({
  checkId: id,
  coin: v.string(),
  chain: v.string(),
  fromAddress: v.string(),
  status: kyaStatus,
  riskLevel,
  createdTime: msNumber,
  /** Until when the verdict holds. */
  expireTime: msNumber,
});
export type KyaCheck = v.InferOutput<typeof kyaCheck>;

export const preKyaCalls = {
  "preKya.chains": defineCall({
    eventCode: 70_141,
    method: "GET",
    path: "/fiat/aml/pre-kya/chain-list",
    request: v.object({ coin: v.optional(coinCode) }),
    response: v.object({ list: v.array(kyaChain) }),
    cacheMs: 60_000,
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
    }),
    response: v.object({
      checkId: id,
      status: kyaStatus,
      riskLevel,
      /** SANCTIONS, MIXER, SCAM, DARKNET and others. */
      reasons: v.array(v.string()),
      expireTime: msNumber,
    }),
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
    }),
    response: v.object({ total: count, list: v.array(kyaCheck) }),
  }),
};
