import { and, eq, gt } from "drizzle-orm";
import type { MigrationBlocker } from "#shared/contract/migration.ts";
import { type Person, saveProfile } from "../../accounts/person.ts";
import type { Db } from "../../ledger/database.ts";
import { outsideBlockers } from "./tables.ts";

/** What is in a person's way and lies outside of the app: positions, loans, savings, bots. A real host has pages for them. */

type BlockerType = MigrationBlocker["type"];

export interface OutsideBlocker {
  readonly type: BlockerType;
  readonly count: number;
}

/** The sandbox's one page in the place of the host's. */
export const elsewherePath = "/elsewhere";
export const elsewhereOf = (type: BlockerType): string => `${elsewherePath}?type=${type}`;

export async function outsideOf(db: Db, { id, profile }: Person, now: number): Promise<OutsideBlocker[]> {
  const rows = await db
    .select({ type: outsideBlockers.type, count: outsideBlockers.count })
    .from(outsideBlockers)
    .where(and(eq(outsideBlockers.userId, id), gt(outsideBlockers.until, now)));
  const loans = profile.borrows === true ? [{ type: "LOAN", count: 1 }] : [];
  return [...loans, ...rows] as OutsideBlocker[];
}

/** As a host's page would: positions are closed, a loan is paid back. */
export async function clearOutside(db: Db, { id, profile }: Person, type: string): Promise<void> {
  const own = and(eq(outsideBlockers.userId, id), eq(outsideBlockers.type, type));
  await db.delete(outsideBlockers).where(own);
  if (type === "LOAN" && profile.borrows === true) await saveProfile(db, id, { ...profile, borrows: false });
}
