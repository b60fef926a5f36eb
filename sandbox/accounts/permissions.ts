import type { MemberPermission } from "#shared/contract/member.ts";
import { type PermissionKey, permissionKeys } from "#shared/contract/permission-keys.ts";
import { codes } from "../refusal.ts";
import type { Profile } from "./person.ts";

/** What a person may do, and by which code they are refused. */

export const requiredKycLevel = "LEVEL_1";

/** Open to who has not shown who they are. */
const withoutIdentityCheck: ReadonlySet<PermissionKey> = new Set([
  "deposit",
  "export",
  "transfer",
  "withdraw",
]);
/** Interest, in whatever form. */
const notIslamic: ReadonlySet<PermissionKey> = new Set(["earn"]);
/** What changes one coin for another. */
const converting: ReadonlySet<PermissionKey> = new Set(["convert", "limitConvert", "blockTrade"]);
/** What the rules of a region leave out. */
const ineligibleInRegion: Readonly<Record<string, readonly PermissionKey[]>> = {
  HKG: ["p2p", "earn", "card", "blockTrade"],
  TUR: ["card", "blockTrade"],
  NLD: ["p2p"],
  AUT: ["p2p"],
  USA: [...converting, "p2p", "earn", "card"],
};

/** `now` in ms: a ban expires. */
export function permissionsOf(profile: Profile, now: number): Record<PermissionKey, MemberPermission> {
  const rows = permissionKeys.map((key): [PermissionKey, MemberPermission] => {
    const reason = refusalOf(profile, key, now);
    const until = reason === codes.tradingBanned ? (profile.convertBanUntil ?? 0) : 0;
    return [key, { allow: reason === 0, reason, until }];
  });
  return Object.fromEntries(rows) as Record<PermissionKey, MemberPermission>;
}

function refusalOf(profile: Profile, key: PermissionKey, now: number): number {
  if (ineligibleInRegion[profile.kycRegion]?.includes(key) === true) return codes.compliance;
  if (profile.subAttribute === 2 && notIslamic.has(key)) return codes.compliance;
  const isChecked = profile.kycLevel !== "LEVEL_DEFAULT" || withoutIdentityCheck.has(key);
  if (!isChecked) return codes.needIdentityCheck;
  return converting.has(key) ? convertRefusal(profile, now) : 0;
}

/** What bars a person whose identity is known from converting. */
function convertRefusal({ convertBanUntil = 0, borrows, unifiedState }: Profile, now: number): number {
  if (convertBanUntil * 1000 > now) return codes.tradingBanned;
  if (borrows === true) return codes.loanUser;
  return unifiedState === "PROCESS" ? codes.upgradeRunning : 0;
}
