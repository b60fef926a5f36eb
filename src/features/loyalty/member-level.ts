import type { CallOutput } from "#shared/contract/index.ts";

/** A level that somebody has, as it is shown. */
export interface MemberLevel {
  readonly type: "VIP" | "PRO";
  /** "VIP 2". */
  readonly name: string;
  /** ms, 0 for no end. */
  readonly endMs: number;
}

/** R3.12. */
const types: ReadonlyMap<number, MemberLevel["type"]> = new Map([
  [2, "VIP"],
  [3, "PRO"],
]);

/** Null for who has none, and for a label that is unknown here. Pure. */
export function memberLevel(label: CallOutput<"profile.vipLabel">): MemberLevel | null {
  const { labelType, levelName, expireTime } = label;
  const type = types.get(labelType);
  if (type === undefined || levelName === "") return null;
  return { type, name: levelName.replace("-", " "), endMs: expireTime * 1000 };
}
