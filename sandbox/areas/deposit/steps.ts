import { eq } from "drizzle-orm";
import { depositStatuses } from "#shared/domain/deposit-status.ts";
import { plain } from "../../ledger/amounts.ts";
import type { Db } from "../../ledger/database.ts";
import { type Entry, house, lockBalance, type Posting, post, type Wallet } from "../../ledger/ledger.ts";
import { codes, Refusal } from "../../refusal.ts";
import { roomAt } from "./day-limit.ts";
import { depositPostings as postings } from "./postings.ts";
import { confirmationsOf } from "./record-view.ts";
import { type DepositRow, deposits } from "./tables.ts";

/**
 * The steps of a deposit, each one posting (F6d.3): from the chain to what is coming in, from there to its owner, on hold,
 * or back. To be run inside a transaction; a step that does not fit is refused.
 */

const walletOf = ({ account }: Pick<DepositRow, "account">): Wallet =>
  account === "UNIFIED" ? "unified" : "funding";

const incoming = ({ coin, amount }: DepositRow, sign: "" | "-"): Entry => ({
  owner: house,
  kind: "incoming",
  coin,
  amount: `${sign}${plain(amount)}`,
});
const chain = ({ coin, amount }: DepositRow, sign: "" | "-"): Entry => ({
  ...incoming({ coin, amount } as DepositRow, sign),
  kind: "chain",
});
const owned = (row: DepositRow, sign: "" | "-"): Entry => ({
  owner: String(row.userId),
  kind: walletOf(row),
  coin: row.coin,
  amount: `${sign}${plain(row.amount)}`,
});
const held = (row: DepositRow, sign: "" | "-"): Entry => ({
  ...owned(row, sign),
  kind: `${walletOf(row)}_locked`,
});

const sender = (row: DepositRow): Entry => ({ ...owned(row, ""), owner: row.fromMember, kind: "funding" });

async function book(
  tx: Db,
  row: DepositRow,
  kind: Posting["kind"],
  at: number,
  entries: readonly Entry[],
): Promise<void> {
  await post(tx, { kind, ref: row.id, at, entries });
}

async function locked(tx: Db, id: string): Promise<DepositRow> {
  const [row] = await tx.select().from(deposits).where(eq(deposits.id, id)).for("no key update");
  if (row === undefined) throw new Refusal(codes.badParameter, "No such deposit");
  return row;
}

async function save(tx: Db, row: DepositRow, part: Partial<DepositRow>): Promise<DepositRow> {
  await tx.update(deposits).set(part).where(eq(deposits.id, row.id));
  return { ...row, ...part };
}

/** It stands in a block for the first time. */
export async function seen(tx: Db, row: DepositRow): Promise<DepositRow> {
  await tx.insert(deposits).values(row);
  await book(tx, row, postings.seen, row.seenAt, [chain(row, "-"), incoming(row, "")]);
  return row;
}

/** What is due by its blocks: credited or put on hold, then withdrawable. Answers the row as it is then. */
export async function advance(tx: Db, id: string, at: number): Promise<DepositRow> {
  let row = await locked(tx, id);
  const blocks = confirmationsOf(row, at);
  if (row.status === depositStatuses.confirming && blocks >= row.required) {
    const isFree = row.depositType === "0" && row.travelRule === 0;
    const dueAt = isFree ? await roomAt(tx, row, at) : null;
    if (isFree && dueAt === null) {
      await book(tx, row, postings.credit, at, [incoming(row, "-"), owned(row, "")]);
      row = await save(tx, row, { status: depositStatuses.success, creditedAt: at });
    } else {
      await book(tx, row, postings.hold, at, [incoming(row, "-"), held(row, "")]);
      const limited = dueAt === null ? {} : ({ depositType: "10", dueAt } as const);
      row = await save(tx, row, { status: depositStatuses.processing, ...limited });
    }
  }
  if (row.creditedAt !== null && row.unlockedAt === null && row.endedAt === null && blocks >= row.safe) {
    row = await save(tx, row, { unlockedAt: at });
  }
  return row;
}

/** What was asked about one on hold is settled: it is credited, or held on for the days that have room for it. */
export async function settled(tx: Db, id: string, at: number): Promise<DepositRow> {
  const row = await locked(tx, id);
  const dueAt = await roomAt(tx, row, at);
  return dueAt === null ? release(tx, id, at) : save(tx, row, { depositType: "10", dueAt });
}

/** It is credited, whatever held it back. */
export async function release(tx: Db, id: string, at: number): Promise<DepositRow> {
  const row = await locked(tx, id);
  if (row.status !== depositStatuses.processing) throw new Refusal(codes.statusForbids, "Not on hold");
  await book(tx, row, postings.release, at, [held(row, "-"), owned(row, "")]);
  // What another user sent has no blocks to wait for, and its questions are completed, not gone.
  const isInternal = row.recordType === 2;
  const isSafe = confirmationsOf(row, at) >= row.safe;
  return save(tx, row, {
    status: depositStatuses.success,
    creditedAt: at,
    unlockedAt: isSafe ? at : null,
    depositType: "0",
    dueAt: null,
    travelRule: isInternal && row.travelRule !== 0 ? 3 : 0,
  });
}

/** Of what is above the day's limit: credited once its day has come. Undefined where that is done, or not yet. */
export async function releaseDue(tx: Db, id: string, at: number): Promise<DepositRow | undefined> {
  const { status, dueAt } = await locked(tx, id);
  const isDue = status === depositStatuses.processing && dueAt !== null && dueAt <= at;
  return isDue ? release(tx, id, at) : undefined;
}

/** It goes back to where it came from, off hold or before it was credited. */
export async function giveBack(tx: Db, id: string, at: number): Promise<DepositRow> {
  const row = await locked(tx, id);
  const isHeld = row.status === depositStatuses.processing;
  if (!isHeld && row.status !== depositStatuses.confirming)
    throw new Refusal(codes.statusForbids, "Credited");
  const from = isHeld ? held(row, "-") : incoming(row, "-");
  const to = row.recordType === 2 ? sender(row) : chain(row, "");
  await book(tx, row, postings.giveBack, at, [from, to]);
  return save(tx, row, { status: depositStatuses.failed, depositType: "50", endedAt: at, stoppedAt: at });
}

/** The chain takes blocks back, and this transfer with them. */
export async function rollBack(tx: Db, id: string, at: number): Promise<DepositRow> {
  const row = await locked(tx, id);
  const open: readonly number[] = [depositStatuses.confirming, depositStatuses.success];
  if (!open.includes(row.status) || row.unlockedAt !== null) {
    throw new Refusal(codes.statusForbids, "Too old to be rolled back");
  }
  return save(tx, row, { status: depositStatuses.rollback, stoppedAt: at });
}

/** How a rollback ends: taken off again, left as it is, or left to people where the owner has spent it. */
export async function endRollback(
  tx: Db,
  id: string,
  how: "deducted" | "kept" | "manual",
  at: number,
): Promise<DepositRow> {
  const row = await locked(tx, id);
  if (row.status !== depositStatuses.rollback) throw new Refusal(codes.statusForbids, "Not rolled back");
  const credited = row.creditedAt !== null;
  if (how === "kept") {
    if (!credited) await book(tx, row, postings.credit, at, [incoming(row, "-"), owned(row, "")]);
    const keptCredit = {
      status: depositStatuses.kept,
      creditedAt: row.creditedAt ?? at,
      unlockedAt: at,
      endedAt: at,
    };
    return save(tx, row, keptCredit);
  }
  if (credited) {
    const balance = await lockBalance(tx, String(row.userId), walletOf(row), row.coin);
    if (how === "manual" || balance.lt(row.amount)) {
      return save(tx, row, { status: depositStatuses.manual, endedAt: at });
    }
  }
  const from = credited ? owned(row, "-") : incoming(row, "-");
  await book(tx, row, postings.rollback, at, [from, chain(row, "")]);
  return save(tx, row, { status: depositStatuses.deducted, endedAt: at });
}
