import * as v from "valibot";
import { defineCall } from "./define.ts";
import { decimal, msText } from "./fields.ts";

/** Who is logged in (spec sections 3 and 7, domain-fields 2.1). */
export const profileCalls = {
  "profile.get": defineCall({
    method: "GET",
    path: "v2/private/user/profile",
    request: v.object({}),
    response: v.object({
      id: v.number(),
      currency_code: v.string(),
      sub_attribute: v.number(),
      email: v.string(),
      mobile: v.string(),
      kyc_level: v.string(),
      kyc_region: v.string(),
    }),
    cacheMs: 60_000,
  }),
  "profile.exchangeRate": defineCall({
    method: "GET",
    path: "v3/private/cht/asset-common/exchange-rate",
    request: v.object({ name: v.string() }),
    response: v.object({ name: v.string(), rate: decimal, updatedAt: msText }),
    cacheMs: 60_000,
  }),
  "profile.vipLabel": defineCall({
    method: "POST",
    path: "/s1/loyalty-program/get-vip-label-info-light",
    request: v.object({}),
    response: v.object({
      labelType: v.number(),
      level: v.number(),
      levelName: v.string(),
      expireTime: v.number(),
    }),
    cacheMs: 60_000,
  }),
  "profile.logout": defineCall({
    method: "POST",
    path: "logout",
    request: v.object({}),
    response: v.object({}),
  }),
};
