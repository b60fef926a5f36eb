import { riskLevels } from "./risk-words.ts";

/** What was checked before, kept in this tab for its owner: newest first. A result is of its time, which is told. Pure. */

const most = 20;

export interface KeptCheck {
  readonly coin: string;
  readonly chain: string;
  readonly address: string;
  readonly level: (typeof riskLevels)[number];
  readonly blocked: boolean;
  readonly alike: boolean;
  /** Server time, ms. */
  readonly at: number;
}

export function withCheck(checks: readonly KeptCheck[], check: KeptCheck): readonly KeptCheck[] {
  const others = checks.filter(
    ({ coin, chain, address }) => coin !== check.coin || chain !== check.chain || address !== check.address,
  );
  return [check, ...others].slice(0, most);
}

export function readChecks(kept: unknown): readonly KeptCheck[] | undefined {
  if (!Array.isArray(kept)) return undefined;
  return kept.slice(0, most).flatMap((one: unknown) => {
    if (typeof one !== "object" || one === null) return [];
    const row = one as Readonly<Record<string, unknown>>;
    const { coin, chain, address, at } = row;
    const level = riskLevels.find((known) => known === row.level);
    const isWhole =
      typeof coin === "string" &&
      typeof chain === "string" &&
      typeof address === "string" &&
      typeof at === "number";
    if (!isWhole || level === undefined) return [];
    return [{ coin, chain, address, at, level, blocked: row.blocked === true, alike: row.alike === true }];
  });
}
