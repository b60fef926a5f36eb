import { bannersOf } from "../site/banners.ts";
import { complianceOf } from "../site/compliance.ts";
import type { AreaHandlers } from "./handler.ts";

/** What a site shows. */
export const siteHandlers: AreaHandlers<"site"> = {
  "site.config": {
    access: "public",
    async handle({ siteId, account, keys = [] }) {
      return complianceOf(siteId, account, keys);
    },
  },
  "site.banner": {
    access: "public",
    async handle({ siteId, page }, { now }) {
      return { list: bannersOf(siteId, page, now) };
    },
  },
};
