import { and, desc, eq, gte, lt, or, type SQL, sql } from "drizzle-orm";
import type { CallInput } from "#shared/contract/index.ts";
import type { TransferBalance, TransferRecord } from "#shared/contract/transfer.ts";
import { Decimal, floorTo } from "#shared/domain/decimal.ts";
import type { Person } from "../../accounts/person.ts";
import { accuracyOf, heldCurrencies, priceOf } from "../../dealer/currencies.ts";
import { isIneligible } from "../../dealer/eligibility.ts";
import { plain } from "../../ledger/amounts.ts";
import type { Db } from "../../ledger/database.ts";
import { balances } from "../../ledger/ledger.ts";
import type { Market } from "../../market/market.ts";
import { codes, Refusal } from "../../refusal.ts";
import { iconPath } from "../../serving/coin-icons.ts";
import { membersOf, walletOf } from "./members.ts";
import { maskedName, personOfId } from "./recipients.ts";
import { type PlaceType, type TransferRow, transfers } from "./tables.ts";

const sevenDaysMs = 7 * 86_400_000;
const defaultLimit = 20;
const maxLimit = 50;
/** Of values in USDT. */
const valueDecimals = 8;

/** What the account holds of each coin and currency, and what of it can be moved. */
export async function balancesOf(
  db: Db,
  market: Market,
  person: Person,
  member: number,
  type: PlaceType,
): Promise<TransferBalance[]> {
  const wallet = walletOf(type);
  const free = new Map<string, string>();
  const locked = new Map<string, string>();
  for (const { kind, coin, amount } of await balances(db, String(member))) {
    if (kind === wallet) free.set(coin, amount);
    if (kind === `${wallet}_locked`) locked.set(coin, amount);
  }
  const coins = market.coins.filter((coin) => !isIneligible(coin, person));
  return [
    ...coins.map(({ coin, name }) => ({ coin, name })),
    ...heldCurrencies.map((code) => ({ coin: code, name: code })),
  ].map(({ coin, name }) => {
    const accuracy = accuracyOf(market, coin) ?? 0;
    const transferBalance = free.get(coin) ?? "0";
    const whole = new Decimal(transferBalance).plus(locked.get(coin) ?? 0);
    return {
      coin,
      fullName: name,
      icon: iconPath(coin),
      accuracyLength: accuracy,
      walletBalance: whole.toFixed(),
      transferBalance: floorTo(new Decimal(transferBalance), accuracy),
      uBalance: floorTo(whole.times(priceOf(market, coin) ?? 0), valueDecimals),
    };
  });
}

type Filter = CallInput<"transfer.list">;

/** A page of transfers that touch a person's members, newest first. The cursor is how many come before it. */
export async function listTransfers(
  db: Db,
  person: Person,
  filter: Filter,
  now: number,
): Promise<{ list: TransferRecord[]; nextPageCursor: string; total: number }> {
  const limit = filter.limit ?? defaultLimit;
  if (limit < 1 || limit > maxLimit) throw new Refusal(codes.badParameter, `limit: from 1 to ${maxLimit}`);
  const offset = Number(filter.cursor ?? 0);
  if (!Number.isSafeInteger(offset) || offset < 0) throw new Refusal(codes.badParameter, "cursor: unknown");
  const members = await membersOf(db, person);
  const fitting = and(
    or(...members.map(({ id }) => touches(id))),
    ...conditions(filter, now),
    // Others' transfers show once they came.
    or(eq(transfers.userId, person.id), eq(transfers.status, "SUCCESS")),
  );
  const rows = await db
    .select()
    .from(transfers)
    .where(fitting)
    .orderBy(desc(transfers.createdAt), desc(transfers.transferId))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: sql<string>`count(*)::text` }).from(transfers).where(fitting);
  const total = Number(counted?.total ?? 0);
  const own = new Set(members.map(({ id }) => id));
  const list = await Promise.all(rows.map((row) => recordOf(db, row, own)));
  const next = offset + list.length;
  return { list, nextPageCursor: next < total ? String(next) : "", total };
}

function touches(member: number): SQL | undefined {
  return or(eq(transfers.fromMember, member), eq(transfers.toMember, member));
}

function conditions(filter: Filter, now: number): (SQL | undefined)[] {
  const { transferId, coin, status, memberId } = filter;
  // A transfer that is named is found whenever it was.
  if (transferId !== undefined) return [eq(transfers.transferId, transferId)];
  const { start, end } = windowOf(filter, now);
  return [
    // Compared by the second (F0.7).
    gte(transfers.createdAt, Math.floor(start / 1000) * 1000),
    lt(transfers.createdAt, Math.ceil(end / 1000) * 1000),
    coin === undefined ? undefined : eq(transfers.coin, coin),
    status === undefined ? undefined : eq(transfers.status, status),
    memberId === undefined ? undefined : touches(Number(memberId)),
  ];
}

/** At most seven days. */
function windowOf({ startTime, endTime }: Filter, now: number): { start: number; end: number } {
  const end = endTime ?? (startTime === undefined ? now + 1 : startTime + sevenDaysMs);
  const start = startTime ?? end - sevenDaysMs;
  if (start > end || end - start > sevenDaysMs) {
    throw new Refusal(codes.badParameter, "startTime, endTime: at most 7 days");
  }
  return { start, end };
}

async function recordOf(db: Db, row: TransferRow, own: ReadonlySet<number>): Promise<TransferRecord> {
  const other = [row.fromMember, row.toMember].find((id) => !own.has(id));
  const person = other === undefined ? undefined : await personOfId(db, other);
  return {
    transferId: row.transferId,
    coin: row.coin,
    amount: plain(row.amount),
    fromMemberId: String(row.fromMember),
    toMemberId: String(row.toMember),
    fromAccountType: row.fromType,
    toAccountType: row.toType,
    timestamp: String(row.createdAt),
    status: row.status,
    endedAt: row.endedAt === null ? "" : String(row.endedAt),
    failCode: row.failCode,
    otherName: person === undefined ? "" : maskedName(person.name),
  };
}
