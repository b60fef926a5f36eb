import { randomUUID } from "node:crypto";
import { and, asc, desc, eq, gt, isNotNull, lte } from "drizzle-orm";
import type { Person } from "../../accounts/person.ts";
import type { Db } from "../../ledger/database.ts";
import { assess } from "./risk-marks.ts";
import type { DepositRiskSettings } from "./settings.ts";
import { type KyaRow, kyaChecks, riskMarks } from "./tables.ts";

/** Checks of senders' addresses: made once while they hold, decided when due, over after a day. */

type Times = Pick<DepositRiskSettings, "kyaValidMs" | "kyaPendingMs" | "kyaReviewMs">;

export interface Sender {
  readonly coin: string;
  readonly chain: string;
  readonly address: string;
  readonly addressKey: string;
}

/** The check that holds for this sender, the newest first; a new one where there is none. */
export async function checkSender(
  tx: Db,
  person: Person,
  sender: Sender,
  at: number,
  times: Times,
): Promise<KyaRow> {
  const known = await standingCheck(tx, person.id, sender, at);
  if (known !== undefined) return known;
  const found = await assess(tx, sender.addressKey);
  const { status, riskLevel, reasons, reviewEnds } = found;
  const base = {
    id: `kya${randomUUID().replaceAll("-", "").slice(0, 16)}`,
    userId: person.id,
    ...sender,
    riskLevel,
    reasons: reasons.join(" "),
    createdAt: at,
    expiresAt: at + times.kyaValidMs,
  };
  const later = { decideAt: at + times.kyaPendingMs, endsAs: status };
  const row: KyaRow =
    times.kyaPendingMs > 0
      ? { ...base, status: "PENDING", ...later }
      : { ...base, status, ...reviewOf(status, reviewEnds, at, times) };
  await tx.insert(kyaChecks).values(row);
  return row;
}

function reviewOf(
  status: KyaRow["status"],
  reviewEnds: "PASS" | "REJECT",
  at: number,
  { kyaReviewMs }: Times,
): Pick<KyaRow, "decideAt" | "endsAs"> {
  if (status !== "REVIEW") return { decideAt: null, endsAs: null };
  return { decideAt: at + kyaReviewMs, endsAs: reviewEnds };
}

/** What holds of a sender now; undefined where nothing was asked, or no longer holds. */
export async function standingCheck(
  db: Db,
  userId: number,
  { coin, chain, addressKey }: Omit<Sender, "address">,
  at: number,
): Promise<KyaRow | undefined> {
  const [row] = await db
    .select()
    .from(kyaChecks)
    .where(
      and(
        eq(kyaChecks.userId, userId),
        eq(kyaChecks.coin, coin),
        eq(kyaChecks.chain, chain),
        eq(kyaChecks.addressKey, addressKey),
        gt(kyaChecks.expiresAt, at),
      ),
    )
    .orderBy(desc(kyaChecks.createdAt))
    .limit(1);
  return row;
}

export async function openChecks(db: Db): Promise<readonly number[]> {
  const rows = await db
    .select({ at: kyaChecks.decideAt })
    .from(kyaChecks)
    .where(isNotNull(kyaChecks.decideAt));
  return rows.flatMap(({ at }) => at ?? []);
}

export async function dueChecks(db: Db, at: number): Promise<readonly string[]> {
  const rows = await db
    .select({ id: kyaChecks.id })
    .from(kyaChecks)
    .where(lte(kyaChecks.decideAt, at))
    .orderBy(asc(kyaChecks.decideAt));
  return rows.map(({ id }) => id);
}

/** What a check comes to. Answers the row as it is then; undefined for one that is decided already. */
export async function decideCheck(tx: Db, id: string, at: number, times: Times): Promise<KyaRow | undefined> {
  const [row] = await tx.select().from(kyaChecks).where(eq(kyaChecks.id, id)).for("no key update");
  if (row === undefined || row.endsAs === null) return undefined;
  const [mark] = await tx.select().from(riskMarks).where(eq(riskMarks.addressKey, row.addressKey));
  const status = row.endsAs;
  const next = reviewOf(status, mark?.reviewEnds ?? "PASS", at, times);
  // A result holds its day from when it was given.
  const part = { status, ...next, expiresAt: at + times.kyaValidMs };
  await tx.update(kyaChecks).set(part).where(eq(kyaChecks.id, id));
  return { ...row, ...part };
}
