import type { Area } from "../area.ts";
import type { AreaHandlers } from "../handler.ts";
import { bannersOf } from "./banners.ts";
import { complianceOf } from "./compliance.ts";

/** What a site shows. */
const handlers: AreaHandlers<"site"> = {
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

export const site = { handlers } satisfies Area;
