import type { MemberPermission } from "#shared/contract/member.ts";
import { type PermissionKey, permissionKeys } from "#shared/contract/permission-keys.ts";
import { entryOf } from "#shared/domain/entry-of.ts";

export interface RefusedGroup {
  /** A ret_code; "0" where none is given. */
  readonly reason: string;
  /** Server time in seconds, 0 for no end. */
  readonly until: number;
  readonly keys: readonly PermissionKey[];
}

export interface Permissions {
  readonly open: readonly PermissionKey[];
  /** By why, in the order of the first of each. */
  readonly refused: readonly RefusedGroup[];
}

/** Operations by whether they are open, and if not, why. One that the answer does not name is not known, and not told. Pure. */
export function permissionsOf(granted: Readonly<Record<string, MemberPermission>>): Permissions {
  const open: PermissionKey[] = [];
  const groups = new Map<string, { reason: string; until: number; keys: PermissionKey[] }>();
  for (const key of permissionKeys) {
    const one = entryOf(granted, key);
    if (one === undefined) continue;
    if (one.allow) {
      open.push(key);
      continue;
    }
    const name = `${one.reason} ${one.until}`;
    const group = groups.get(name) ?? { reason: String(one.reason), until: one.until, keys: [] };
    groups.set(name, group);
    group.keys.push(key);
  }
  return { open, refused: [...groups.values()] };
}

const identity: ReadonlySet<string> = new Set(["20096", "42039", "131004"]);
const texts: Readonly<Record<string, string>> = {
  "0": "none",
  "10024": "region",
  "10027": "ban",
  "50001": "closed",
  "700010": "loan",
  "700012": "upgrade",
};

export const refusedTexts = [
  "none",
  "region",
  "ban",
  "closed",
  "loan",
  "upgrade",
  "identity",
  "other",
] as const;

/** How a reason is called in keys. */
export function refusedWord(reason: string): (typeof refusedTexts)[number] {
  if (identity.has(reason)) return "identity";
  const word = entryOf(texts, reason);
  return refusedTexts.find((one) => one === word) ?? "other";
}
