import { eq } from "drizzle-orm";
import { checkAddress } from "#shared/domain/address/check-address.ts";
import type { AddressFormat } from "#shared/domain/address/formats.ts";
import type { Db } from "../../ledger/database.ts";
import { type KyaRow, type KyaState, riskMarks } from "./tables.ts";

/** What is known of an address, and what follows from it. */

export interface RiskMark {
  readonly reasons: readonly string[];
  readonly reviewEnds: "PASS" | "REJECT";
}

export interface Finding {
  readonly status: KyaState;
  readonly riskLevel: KyaRow["riskLevel"];
  readonly reasons: readonly string[];
  /** How a person decides, of a REVIEW. */
  readonly reviewEnds: "PASS" | "REJECT";
}

/** One key however the address is written; undefined for what is none of the format. */
export function addressKey(format: AddressFormat, address: string): string | undefined {
  const reading = checkAddress(format, address);
  return reading.ok ? `${format}/${reading.address.toLowerCase()}` : undefined;
}

export async function markAddress(db: Db, key: string, { reasons, reviewEnds }: RiskMark): Promise<void> {
  const mark = { reasons: reasons.join(" "), reviewEnds };
  await db
    .insert(riskMarks)
    .values({ addressKey: key, ...mark })
    .onConflictDoUpdate({ target: riskMarks.addressKey, set: mark });
}

export async function unmarkAddress(db: Db, key: string): Promise<void> {
  await db.delete(riskMarks).where(eq(riskMarks.addressKey, key));
}

/** What was said of an address; undefined where nothing was. */
export async function markOf(db: Db, key: string): Promise<RiskMark | undefined> {
  const [mark] = await db.select().from(riskMarks).where(eq(riskMarks.addressKey, key));
  return mark && { ...mark, reasons: mark.reasons.split(" ") };
}

const forbidden = ["SANCTIONS", "DARKNET", "SCAM"];
const gravest = ["SANCTIONS", "DARKNET"];

/** Nothing known is low risk; a mixer is for people to look at; the rest is not accepted. */
export async function assess(db: Db, key: string): Promise<Finding> {
  const mark = await markOf(db, key);
  if (mark === undefined) return { status: "PASS", riskLevel: "LOW", reasons: [], reviewEnds: "PASS" };
  const { reasons, reviewEnds } = mark;
  if (!reasons.some((reason) => forbidden.includes(reason))) {
    return { status: "REVIEW", riskLevel: "MEDIUM", reasons, reviewEnds };
  }
  const isGrave = reasons.some((reason) => gravest.includes(reason));
  return { status: "REJECT", riskLevel: isGrave ? "SEVERE" : "HIGH", reasons, reviewEnds };
}
