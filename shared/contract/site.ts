import * as v from "valibot";
import { siteIds } from "../site/site-id.ts";
import { defineCall } from "./define.ts";
import { msNumber, openText } from "./fields.ts";

/** What a site shows: its feature rules and its banner strip (R3.8, R4.12, R7.7, F2a.7, F2a.8). */

/** ISLAMIC is an overlay of the account, never a site here. */
export const siteId = v.picklist(siteIds);

/** One that cannot be read leaves its feature as it is by default, and costs no other its own. */
export const complianceEntry = v.fallback(
  v.object({
    /** hide, show or custom; another one leaves the feature as it is by default. */
    action: v.string(),
    /** A JSON text, read for custom only. */
    ext: v.optional(v.string(), ""),
  }),
  { action: "", ext: "" },
);
export type ComplianceEntry = v.InferOutput<typeof complianceEntry>;

export const siteBanner = v.object({
  id: v.string(),
  textKey: v.string(),
  params: v.record(v.string(), v.string()),
  /** May hold `{lang}`; "" for no link. */
  linkUrl: v.string(),
  level: openText(["info", "warn", "error"], "info"),
  closable: v.boolean(),
  /** 0 is open. */
  startTime: msNumber,
  endTime: msNumber,
});
export type SiteBanner = v.InferOutput<typeof siteBanner>;

/** One that cannot be read is left out, and costs no other its place. */
const siteBanners = v.pipe(
  v.array(v.fallback(v.nullable(siteBanner), null)),
  v.transform((list) => list.filter((banner) => banner !== null)),
);

export const siteCalls = {
  "site.config": defineCall({
    eventCode: 70_108,
    method: "POST",
    path: "v3/config/web",
    request: v.object({
      siteId,
      account: v.picklist(["MAIN", "ISLAMIC"]),
      /** None for all. */
      keys: v.optional(v.array(v.string())),
    }),
    response: v.object({ config: v.record(v.string(), complianceEntry), version: v.string() }),
    access: "public",
    cacheMs: 60_000,
  }),
  "site.banner": defineCall({
    eventCode: 70_109,
    method: "POST",
    path: "v3/config/banner",
    request: v.object({ siteId, page: v.string(), language: v.string() }),
    response: v.object({ list: siteBanners }),
    access: "public",
    cacheMs: 60_000,
  }),
};
