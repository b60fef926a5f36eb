import { permissionsOf, requiredKycLevel } from "../../accounts/permissions.ts";
import { tagsOf } from "../../accounts/tags.ts";
import type { AreaHandlers } from "../handler.ts";
import { join, standingOf } from "./ambassadors.ts";
import { membershipOf } from "./membership.ts";
import type { MemberSettings } from "./settings.ts";

/** What a person is and may do. */
export const memberHandlers: AreaHandlers<"member", MemberSettings> = {
  "member.tags": {
    access: "private",
    async handle({ req_tags: wanted }, _context, { profile }) {
      const tags = tagsOf(profile);
      return { tags: Object.fromEntries(wanted.map((tag) => [tag, tags[tag]])) };
    },
  },
  "member.info": {
    access: "private",
    handle: (_input, { db }, person) => membershipOf(db, person),
  },
  "member.permissions": {
    access: "private",
    async handle(_input, { now }, { profile }) {
      return { permissions: permissionsOf(profile, now), requiredKycLevel };
    },
  },
  "member.ambassador": {
    access: "private",
    async handle({ action = "QUERY" }, { db, now, exchange }, person) {
      if (action === "QUERY") return standingOf(db, person.id);
      const { decideAt, ...joined } = await db.transaction((tx) => join(tx, person, now, exchange.settings));
      if (decideAt !== null) exchange.scheduleSettling(decideAt - now);
      return joined;
    },
  },
};
