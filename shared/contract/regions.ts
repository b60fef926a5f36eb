import * as v from "valibot";
import { defineCall } from "./define.ts";

/** Countries, dial codes and states for forms (R7.23, F2d.10). Country codes are alpha-3. */

export const country = v.object({
  code: v.string(),
  /** Alpha-2. */
  code2: v.string(),
  name: v.string(),
  forbidden: v.boolean(),
});

export const dialCode = v.object({
  countryCode: v.string(),
  /** Digits without a plus. */
  dialCode: v.string(),
  name: v.string(),
});
export type DialCode = v.InferOutput<typeof dialCode>;

export const regionState = v.object({ code: v.string(), name: v.string() });

export const regionCalls = {
  "regions.countries": defineCall({
    eventCode: 70_160,
    method: "GET",
    path: "/v2/public/country-list",
    request: v.object({ language: v.optional(v.string()) }),
    response: v.object({ list: v.array(country) }),
    access: "public",
    cacheMs: 60_000,
  }),
  "regions.dialCodes": defineCall({
    eventCode: 70_160,
    method: "GET",
    path: "/register/countryCode",
    request: v.object({}),
    response: v.object({
      list: v.array(dialCode),
      /** The countryCode of the person's own country. */
      default: v.string(),
    }),
    access: "public",
    cacheMs: 60_000,
  }),
  "regions.states": defineCall({
    eventCode: 70_160,
    method: "GET",
    path: "/user/public/state-list",
    request: v.object({ countryCode: v.string() }),
    response: v.object({ list: v.array(regionState) }),
    access: "public",
    cacheMs: 60_000,
  }),
};
