import { and, desc, eq, gte, inArray, isNull, or, sql } from "drizzle-orm";
import type { CallInput } from "#shared/contract/index.ts";
import { depositStatuses } from "#shared/domain/deposit-status.ts";
import type { Person } from "../../accounts/person.ts";
import type { Db } from "../../ledger/database.ts";
import { recordWindow } from "../../ledger/record-window.ts";
import { codes, Refusal } from "../../refusal.ts";
import { type DepositRow, deposits } from "./tables.ts";

const dayMs = 86_400_000;
const maxRows = 50;
/** The chain may still do something about them. */
const moving = [depositStatuses.confirming, depositStatuses.success];

/** Everybody's deposits of which a block may change something. */
export async function openDeposits(db: Db): Promise<DepositRow[]> {
  return db
    .select()
    .from(deposits)
    .where(and(inArray(deposits.status, moving), isNull(deposits.unlockedAt), isNull(deposits.endedAt)));
}

export async function depositOf(db: Db, id: string): Promise<DepositRow | undefined> {
  const [row] = await db.select().from(deposits).where(eq(deposits.id, id));
  return row;
}

/** What a person who comes to listen is told first: all that is under way, and what ended in the last day. */
export async function recentDeposits(db: Db, userId: number, at: number): Promise<DepositRow[]> {
  const underWay = and(isNull(deposits.unlockedAt), isNull(deposits.endedAt));
  return db
    .select()
    .from(deposits)
    .where(and(eq(deposits.userId, userId), or(gte(deposits.seenAt, at - dayMs), underWay)))
    .orderBy(desc(deposits.seenAt))
    .limit(maxRows);
}

export interface DepositPage {
  readonly rows: readonly DepositRow[];
  readonly nextPageCursor: string;
}

/** A page of a person's deposits, newest first (F2c.3). The id wins over every other filter. */
export async function listDeposits(
  db: Db,
  person: Person,
  input: CallInput<"deposit.records">,
  now: number,
): Promise<DepositPage> {
  const { recordType = 0, coin, txID, id, status, limit = maxRows, cursor = "" } = input;
  if (limit < 1 || limit > maxRows) throw new Refusal(codes.badParameter, `limit: from 1 to ${maxRows}`);
  const mine = eq(deposits.userId, person.id);
  if (id !== undefined) {
    return {
      rows: await db
        .select()
        .from(deposits)
        .where(and(mine, eq(deposits.id, id))),
      nextPageCursor: "",
    };
  }
  const after = readCursor(cursor);
  const rows = await db
    .select()
    .from(deposits)
    .where(
      and(
        mine,
        recordWindow(deposits.seenAt, input, now),
        recordType === 0 ? undefined : eq(deposits.recordType, recordType),
        coin === undefined ? undefined : eq(deposits.coin, coin),
        txID === undefined ? undefined : eq(deposits.txId, txID),
        status === undefined ? undefined : eq(deposits.status, status),
        after === undefined
          ? undefined
          : sql`(${deposits.seenAt}, ${deposits.id}) < (${after.seenAt}, ${after.id})`,
      ),
    )
    .orderBy(desc(deposits.seenAt), desc(deposits.id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { rows: shown, nextPageCursor: rows.length > limit && last ? `${last.seenAt}_${last.id}` : "" };
}

function readCursor(cursor: string): { readonly seenAt: number; readonly id: string } | undefined {
  if (cursor === "") return undefined;
  const [, seenAt = "", id = ""] = /^(\d{1,16})_(\w{1,64})$/.exec(cursor) ?? [];
  if (id === "") throw new Refusal(codes.badParameter, "cursor: none of ours");
  return { seenAt: Number(seenAt), id };
}
