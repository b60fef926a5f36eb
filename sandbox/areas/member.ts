import { vipLevels } from "#shared/contract/member.ts";
import { permissionsOf, requiredKycLevel } from "../accounts/permissions.ts";
import { type Ambassador, saveProfile } from "../accounts/person.ts";
import { tagsOf } from "../accounts/tags.ts";
import { codes, Refusal } from "../refusal.ts";
import type { Area } from "./area.ts";
import type { AreaHandlers } from "./handler.ts";

const unifiedMode = 5;
const normalMember = 1;
const notJoined: Ambassador = { status: "NONE", level: 0, inviteCode: "", invited: 0, rewarded: 0 };

/** What a person is and may do. */
const handlers: AreaHandlers<"member"> = {
  "member.tags": {
    access: "private",
    async handle({ req_tags: wanted }, _context, { profile }) {
      const tags = tagsOf(profile);
      return { tags: Object.fromEntries(wanted.map((tag) => [tag, tags[tag]])) };
    },
  },
  "member.info": {
    access: "private",
    async handle(_input, _context, { id, name, profile }) {
      const isSub = profile.subAttribute === 2;
      return {
        uid: String(id),
        username: name,
        remark: "",
        isMaster: !isSub,
        memberType: normalMember,
        status: 1,
        accountMode: unifiedMode,
        vipLevel: vipLevels.find((level) => level === profile.label.name) ?? "No VIP",
        subCount: 0,
        accountTypes: ["UNIFIED", "FUND"],
      };
    },
  },
  "member.permissions": {
    access: "private",
    async handle(_input, { now }, { profile }) {
      return { permissions: permissionsOf(profile, now), requiredKycLevel };
    },
  },
  /** Whoever has a label is taken at once; others wait for the programme's people. */
  "member.ambassador": {
    access: "private",
    async handle({ action = "QUERY" }, { db }, { id, profile }) {
      const known = profile.ambassador ?? notJoined;
      if (action === "QUERY" || known.status !== "NONE") return known;
      if (profile.kycLevel === "LEVEL_DEFAULT") {
        throw new Refusal(codes.needIdentityCheck, "Identity check needed before joining");
      }
      const joined: Ambassador =
        profile.label.type === 0
          ? { ...notJoined, status: "APPLIED" }
          : { ...notJoined, status: "ACTIVE", level: 1, inviteCode: inviteCode(id) };
      await saveProfile(db, id, { ...profile, ambassador: joined });
      return joined;
    },
  },
};

export const member = { handlers } satisfies Area;

function inviteCode(id: number): string {
  return `A${id.toString(36).toUpperCase().padStart(6, "0")}`;
}
