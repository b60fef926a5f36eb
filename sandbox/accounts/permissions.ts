import type { MemberPermission, PermissionKey } from "#shared/contract/member.ts";
import { permissionKeys } from "#shared/contract/member.ts";
import { codes } from "../refusal.ts";
import type { Profile } from "./person.ts";

/** What a person may do, and by which code they are refused (domain-fields 2.1). */

export const requiredKycLevel = "LEVEL_1";

/** Open to who has not shown who they are. */
const withoutIdentityCheck: ReadonlySet<PermissionKey> = new Set(["deposit", "export", "transfer"]);
/** Interest, in whatever form. */
const notIslamic: ReadonlySet<PermissionKey> = new Set(["earn"]);
/** What the rules of a region leave out. */
const barredInRegion: Readonly<Record<string, readonly PermissionKey[]>> = {
  HKG: ["p2p", "earn", "card", "blockTrade"],
  TUR: ["card", "blockTrade"],
  NLD: ["p2p"],
  AUT: ["p2p"],
};

export function permissionsOf(profile: Profile): Record<PermissionKey, MemberPermission> {
  const rows = permissionKeys.map((key): [PermissionKey, MemberPermission] => {
    const reason = refusalOf(profile, key);
    return [key, { allow: reason === 0, reason, until: 0 }];
  });
  return Object.fromEntries(rows) as Record<PermissionKey, MemberPermission>;
}

function refusalOf(profile: Profile, key: PermissionKey): number {
  if (barredInRegion[profile.kycRegion]?.includes(key) === true) return codes.compliance;
  if (profile.subAttribute === 2 && notIslamic.has(key)) return codes.compliance;
  const isChecked = profile.kycLevel !== "LEVEL_DEFAULT" || withoutIdentityCheck.has(key);
  return isChecked ? 0 : codes.needIdentityCheck;
}
