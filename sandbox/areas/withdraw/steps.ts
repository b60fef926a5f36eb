import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { Decimal } from "#shared/domain/decimal.ts";
import { plain } from "../../ledger/amounts.ts";
import type { Db } from "../../ledger/database.ts";
import { type Entry, house, post, type Wallet } from "../../ledger/ledger.ts";
import { codes, Refusal } from "../../refusal.ts";
import { hasLeft } from "../migration/index.ts";
import { withdrawCodes } from "./codes.ts";
import { withdrawPostings as postings } from "./postings.ts";
import { type WithdrawRow, withdrawals } from "./tables.ts";

/**
 * The steps of a withdrawal (F6c.7). Its amount and fee are locked when it is taken, and leave or come back with its end, once:
 * two postings in all. To be run inside a transaction.
 */

type Part = readonly [wallet: Wallet, amount: string];

function partsOf({ fromFunding, fromUnified }: WithdrawRow): readonly Part[] {
  const parts: readonly Part[] = [
    ["funding", plain(fromFunding)],
    ["unified", plain(fromUnified)],
  ];
  return parts.filter(([, amount]) => amount !== "0");
}

const free = ({ userId, coin }: WithdrawRow, [kind, amount]: Part, sign: "" | "-"): Entry => ({
  owner: String(userId),
  kind,
  coin,
  amount: `${sign}${amount}`,
});
const locked = (row: WithdrawRow, part: Part, sign: "" | "-"): Entry => ({
  ...free(row, part, sign),
  kind: `${part[0]}_locked`,
});

/** It is taken. */
export async function lockUp(tx: Db, row: WithdrawRow): Promise<void> {
  await tx.insert(withdrawals).values(row);
  const entries = partsOf(row).flatMap((part) => [free(row, part, "-"), locked(row, part, "")]);
  await post(tx, { kind: postings.lock, ref: row.id, at: row.createdAt, entries });
}

async function heldRow(tx: Db, id: string): Promise<WithdrawRow> {
  const [row] = await tx.select().from(withdrawals).where(eq(withdrawals.id, id)).for("no key update");
  if (row === undefined) throw new Refusal(withdrawCodes.mismatch, "No such withdrawal");
  return row;
}

async function save(tx: Db, row: WithdrawRow, at: number, part: Partial<WithdrawRow>): Promise<WithdrawRow> {
  const next = { ...part, updatedAt: at };
  await tx.update(withdrawals).set(next).where(eq(withdrawals.id, row.id));
  return { ...row, ...next };
}

/** It ends without having left: all of it comes back, the fee too. */
async function release(
  tx: Db,
  row: WithdrawRow,
  at: number,
  end: Pick<WithdrawRow, "status" | "failCode">,
): Promise<WithdrawRow> {
  const entries = partsOf(row).flatMap((part) => [locked(row, part, "-"), free(row, part, "")]);
  await post(tx, { kind: postings.release, ref: row.id, at, entries });
  return save(tx, row, at, { ...end, endedAt: at, dueAt: null });
}

/** It leaves: over its chain, or to what is on its way to another user here. The fee is the exchange's. */
async function settle(tx: Db, row: WithdrawRow, at: number): Promise<WithdrawRow> {
  const { coin } = row;
  const out = { owner: house, kind: row.toUser === null ? "chain" : "incoming", coin } as const;
  const fee = plain(row.fee);
  const entries: Entry[] = [
    ...partsOf(row).map((part) => locked(row, part, "-")),
    { ...out, amount: plain(row.received) },
    ...(fee === "0" ? [] : [{ owner: house, kind: "fees", coin, amount: fee } as const]),
  ];
  await post(tx, { kind: postings.settle, ref: row.id, at, entries });
  return save(tx, row, at, { status: "success", endedAt: at, dueAt: null });
}

/** Blocks on top of it by a time. */
export function confirmationsOf(
  { broadcastAt, blockMs, required, endedAt }: WithdrawRow,
  at: number,
): number {
  if (broadcastAt === null) return 0;
  return Math.max(0, Math.min(required, Math.floor(((endedAt ?? at) - broadcastAt) / blockMs)));
}

/** One that fails does so half way. */
const failsAt = ({ required }: WithdrawRow): number => Math.ceil(required / 2);

export function isDue(row: WithdrawRow, at: number): boolean {
  if (row.endedAt !== null || row.status === "MoreInformationRequired") return false;
  if (row.status !== "BlockchainConfirmed") return row.dueAt !== null && row.dueAt <= at;
  const blocks = confirmationsOf(row, at);
  return blocks >= (row.outcome === "fail" ? failsAt(row) : row.required);
}

export interface Times {
  readonly withdrawQueueMs: number;
}

/** A row, and whether it arrived by this very step: what follows from that happens once. */
export interface Moved {
  readonly row: WithdrawRow;
  readonly arrived: boolean;
}

/** What is due by now: one step. One that was taken already is not taken again. */
export async function advance(tx: Db, id: string, at: number, times: Times): Promise<Moved> {
  const before = await heldRow(tx, id);
  if (!isDue(before, at)) return { row: before, arrived: false };
  const row = await step(tx, before, at, times);
  return { row, arrived: row.status === "success" };
}

async function step(tx: Db, row: WithdrawRow, at: number, times: Times): Promise<WithdrawRow> {
  if (row.status === "BlockchainConfirmed") {
    if (row.outcome === "fail")
      return release(tx, row, at, { status: "Fail", failCode: withdrawCodes.ruleFailed });
    return settle(tx, row, at);
  }
  if (row.status === "Pending") {
    if (row.toUser !== null) {
      const fails = row.outcome === "fail" || (await hasLeft(tx, row.toUser));
      return fails
        ? release(tx, row, at, { status: "Fail", failCode: withdrawCodes.ruleFailed })
        : settle(tx, row, at);
    }
    const txId = createHash("sha256").update(`withdrawal ${row.id}`).digest("hex");
    return save(tx, row, at, { status: "BlockchainConfirmed", broadcastAt: at, txId, dueAt: null });
  }
  if (row.outcome === "reject") {
    return release(tx, row, at, { status: "Reject", failCode: withdrawCodes.insecure });
  }
  if (row.outcome === "question" && !row.answered) {
    return save(tx, row, at, { status: "MoreInformationRequired", dueAt: null });
  }
  return save(tx, row, at, { status: "Pending", dueAt: at + times.withdrawQueueMs });
}

/** Whether it can be called back: not once its network was told. */
export function isCancellable({ status, endedAt, broadcastAt }: WithdrawRow): boolean {
  return endedAt === null && broadcastAt === null && status !== "BlockchainConfirmed";
}

/** Answers whether it is cancelled now, by this or before. 131099 while its network is about to be told. */
export async function cancel(
  tx: Db,
  row: WithdrawRow,
  at: number,
  signingMs: number,
): Promise<{ readonly row: WithdrawRow; readonly done: boolean }> {
  if (row.status === "CancelByUser") return { row, done: true };
  if (!isCancellable(row)) return { row, done: false };
  if (row.status === "Pending" && row.dueAt !== null && row.dueAt - at < signingMs) {
    throw new Refusal(withdrawCodes.hotWallet, "It is being signed");
  }
  return { row: await release(tx, row, at, { status: "CancelByUser", failCode: 0 }), done: true };
}

/** What was asked is answered: it is looked at again. */
export async function answered(tx: Db, row: WithdrawRow, at: number, checkMs: number): Promise<WithdrawRow> {
  if (row.status !== "MoreInformationRequired") {
    throw new Refusal(codes.statusForbids, "Nothing is asked about this withdrawal");
  }
  return save(tx, row, at, { status: "SecurityCheck", answered: true, dueAt: at + checkMs });
}

export function debitedOf({ received, fee }: WithdrawRow): string {
  return new Decimal(received).plus(fee).toFixed();
}
