import * as v from "valibot";
import { defineCall } from "./define.ts";
import { count, id, integer, openText, ownId, secondsNumber } from "./fields.ts";

/** What this person is and may do: tags, membership, permissions (R7.5, R7.6, F2a.3-F2a.6). The ambassador programme: ambassador.ts. */

/** Flags requested by name (R3.7). */
export const userTag = v.picklist(["voucher_money_user", "withdraw_addr_level", "tax_identity"]);
export type UserTag = v.InferOutput<typeof userTag>;

export const vipLevels = [
  "No VIP",
  "VIP-1",
  "VIP-2",
  "VIP-3",
  "VIP-4",
  "VIP-5",
  "VIP-Supreme",
  "PRO-1",
  "PRO-2",
  "PRO-3",
  "PRO-4",
  "PRO-5",
  "PRO-6",
] as const;

/** In place of one that does not say whether it is allowed. */
const unreadable = { allow: false, reason: 0, until: 0 };

export const memberPermission = v.fallback(
  v.object({
    allow: v.boolean(),
    /** 0, else the ret_code that says why not (42039, 10024, 50001). */
    reason: v.fallback(integer, 0),
    /** When a temporary ban ends; 0 for none. */
    until: v.fallback(secondsNumber, 0),
  }),
  unreadable,
);
export type MemberPermission = v.InferOutput<typeof memberPermission>;

/** One that cannot be read is not known, and costs no other its own. */
const memberPermissions = v.pipe(
  v.record(v.string(), memberPermission),
  v.transform((told) => Object.fromEntries(Object.entries(told).filter(([, one]) => one !== unreadable))),
);

export const memberInfo = v.object({
  uid: id,
  username: v.string(),
  remark: v.string(),
  isMaster: v.boolean(),
  /** 1 normal, 6 custodial. */
  memberType: integer,
  /** 1 normal, 2 login banned, 4 frozen. */
  status: integer,
  /** 1 classic, 3 and 4 unified 1.0 and its Pro, 5 and 6 unified 2.0 and its Pro. */
  accountMode: integer,
  vipLevel: openText(vipLevels, "No VIP"),
  subCount: count,
  /** Short codes (F4a.1). */
  accountTypes: v.array(v.string()),
});
export type MemberInfo = v.InferOutput<typeof memberInfo>;

export const memberCalls = {
  "member.tags": defineCall({
    eventCode: 70_104,
    method: "GET",
    path: "v3/private/user/tags",
    request: v.object({ req_tags: v.array(userTag) }),
    /** A tag that is not there is not set. */
    response: v.object({ tags: v.record(v.string(), v.string()) }),
    cacheMs: 60_000,
  }),
  "member.info": defineCall({
    eventCode: 70_105,
    method: "GET",
    path: "user/private/member/info",
    request: v.object({ ...ownId }),
    response: memberInfo,
    cacheMs: 60_000,
    // The UID that a person gives to who pays them.
    verified: true,
  }),
  "member.permissions": defineCall({
    eventCode: 70_106,
    method: "GET",
    path: "register/permission_v2",
    request: v.object({}),
    response: v.object({
      permissions: memberPermissions,
      requiredKycLevel: v.string(),
    }),
    cacheMs: 60_000,
  }),
};
