import { and, desc, eq, gte, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import type { CallInput, CallOutput } from "#shared/contract/index.ts";
import type { Person } from "../../accounts/person.ts";
import type { Db } from "../../ledger/database.ts";
import { recordWindow } from "../../ledger/record-window.ts";
import { codes, Refusal } from "../../refusal.ts";
import { type WithdrawRow, type WithdrawState, withdrawals } from "./tables.ts";
import { recordsOf } from "./view.ts";

const dayMs = 86_400_000;
const maxRows = 50;

/** Everybody's that are on their way. */
export async function openWithdrawals(db: Db): Promise<WithdrawRow[]> {
  return db.select().from(withdrawals).where(isNull(withdrawals.endedAt));
}

/** What a person who comes to listen is told first: all that is under way, and what is of the last day. */
export async function recentWithdrawals(db: Db, userId: number, at: number): Promise<WithdrawRow[]> {
  const isRecent = or(gte(withdrawals.createdAt, at - dayMs), isNull(withdrawals.endedAt));
  return db
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.userId, userId), isRecent))
    .orderBy(desc(withdrawals.createdAt))
    .limit(maxRows);
}

type Input = CallInput<"withdraw.records">;

/** A page of a person's withdrawals, newest first (F2i.5). */
export async function listWithdrawals(
  db: Db,
  { id: userId }: Person,
  input: Input,
  now: number,
): Promise<CallOutput<"withdraw.records">> {
  const { limit = maxRows, withdrawID, createdBy } = input;
  if (limit < 1 || limit > maxRows) throw new Refusal(codes.badParameter, `limit: from 1 to ${maxRows}`);
  const mine = eq(withdrawals.userId, userId);
  const isNamed = withdrawID !== undefined || createdBy !== undefined;
  const fitting = isNamed ? and(mine, ...named(input)) : and(mine, ...filters(input, now));
  const rows = await db
    .select()
    .from(withdrawals)
    .where(fitting)
    .orderBy(desc(withdrawals.createdAt), desc(withdrawals.id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    rows: await recordsOf(db, shown, now),
    nextPageCursor: rows.length > limit && last ? `${last.createdAt}_${last.id}` : "",
  };
}

function named({ withdrawID, createdBy }: Input): (SQL | undefined)[] {
  return [
    withdrawID === undefined ? undefined : eq(withdrawals.id, withdrawID),
    createdBy === undefined ? undefined : eq(withdrawals.requestId, createdBy),
  ];
}

function filters(input: Input, now: number): (SQL | undefined)[] {
  const { coin, txID, withdrawType = 2, status, cursor = "" } = input;
  const after = readCursor(cursor);
  return [
    recordWindow(withdrawals.createdAt, input, now),
    coin === undefined ? undefined : eq(withdrawals.coin, coin),
    txID === undefined ? undefined : eq(withdrawals.txId, txID),
    withdrawType === 2 ? undefined : (withdrawType === 0 ? isNull : isNotNull)(withdrawals.toUser),
    status === undefined ? undefined : eq(withdrawals.status, status as WithdrawState),
    after && sql`(${withdrawals.createdAt}, ${withdrawals.id}) < (${after.createdAt}, ${after.id})`,
  ];
}

function readCursor(cursor: string): { readonly createdAt: number; readonly id: string } | undefined {
  if (cursor === "") return undefined;
  const [, createdAt = "", id = ""] = /^(\d{1,16})_(\w{1,64})$/.exec(cursor) ?? [];
  if (id === "") throw new Refusal(codes.badParameter, "cursor: none of ours");
  return { createdAt: Number(createdAt), id };
}
