import { riskLevels } from "./risk-texts.ts";

/** What was checked before, kept in this tab for its owner: newest first. A result is of its time, which is told. Pure. */

const max = 20;

export interface StoredCheck {
  readonly coin: string;
  readonly chain: string;
  readonly address: string;
  readonly level: (typeof riskLevels)[number];
  readonly blocked: boolean;
  readonly alike: boolean;
  /** Server time, ms. */
  readonly at: number;
}

export function withCheck(checks: readonly StoredCheck[], check: StoredCheck): readonly StoredCheck[] {
  const others = checks.filter(
    ({ coin, chain, address }) => coin !== check.coin || chain !== check.chain || address !== check.address,
  );
  return [check, ...others].slice(0, max);
}

export function readChecks(stored: unknown): readonly StoredCheck[] | undefined {
  if (!Array.isArray(stored)) return undefined;
  return stored.slice(0, max).flatMap((one: unknown) => {
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
