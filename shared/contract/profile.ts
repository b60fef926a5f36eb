import * as v from "valibot";
import { same } from "./binding.ts";
import { defineCall } from "./define.ts";
import { decimal, integer, msText, ownId, secondsNumber } from "./fields.ts";

/** What the account is guarded by. */
export const profileSecurity = v.object({
  email_bound: v.boolean(),
  mobile_bound: v.boolean(),
  google_bound: v.boolean(),
  fund_pwd_set: v.boolean(),
  passkey_bound: v.boolean(),
});

/** Who is logged in (R3.3-R3.6, R7.5, F2a.1). */
export const profileCalls = {
  "profile.get": defineCall({
    eventCode: 70_100,
    method: "GET",
    path: "v2/private/user/profile",
    request: v.object({}),
    response: v.object({
      /** Whom all that is kept and shown belongs to: beyond what a number can tell apart, two people would be one. */
      id: v.pipe(integer, v.maxValue(Number.MAX_SAFE_INTEGER)),
      /** "" is USD. */
      currency_code: v.optional(v.string(), ""),
      sub_attribute: v.optional(v.number(), 0),
      email: v.optional(v.string(), ""),
      mobile: v.optional(v.string(), ""),
      kyc_level: v.optional(v.string(), ""),
      kyc_region: v.optional(v.string(), ""),
      /** INDIVIDUAL, BUSINESS or NONE. */
      kyc_type: v.optional(v.string()),
      /** "0" for a master account. */
      parent_uid: v.optional(v.string()),
      /** 1 normal, 6 custodial sub-account. */
      member_type: v.optional(integer),
      /** 1 normal, 2 login banned, 4 frozen. */
      status: v.optional(integer),
      /** Unified-account state (R3.13): "", FAIL, PROCESS or SUCCESS. */
      unified_update_status: v.optional(v.string()),
      /** 1 classic, 3 and 4 unified 1.0 and its Pro, 5 and 6 unified 2.0 and its Pro. */
      unified_margin_status: v.optional(integer),
      security: v.optional(profileSecurity),
      /** End of the 24 h stop after a sensitive change, 0 for none. */
      withdraw_lock_until: v.optional(secondsNumber),
      register_time: v.optional(secondsNumber),
      /** Our own: the site that this account has moved to, "" where it has not (F6h.5). */
      migrated_to: v.optional(v.string()),
    }),
    cacheMs: 60_000,
  }),
  "profile.exchangeRate": defineCall({
    eventCode: 70_101,
    method: "GET",
    path: "v3/private/cht/asset-common/exchange-rate",
    request: v.object({ name: v.string(), ...ownId }),
    response: v.object({ name: v.string(), rate: decimal, updatedAt: msText }),
    cacheMs: 60_000,
    // Every value is shown in it.
    verified: true,
    binds: same("name"),
  }),
  "profile.vipLabel": defineCall({
    eventCode: 70_102,
    method: "POST",
    path: "/s1/loyalty-program/get-vip-label-info-light",
    request: v.object({}),
    response: v.object({
      labelType: integer,
      level: integer,
      levelName: v.string(),
      expireTime: secondsNumber,
    }),
    cacheMs: 60_000,
  }),
  "profile.logout": defineCall({
    eventCode: 70_103,
    method: "POST",
    path: "logout",
    request: v.object({}),
    encoding: "none",
    response: v.object({}),
  }),
};
