import { sql } from "drizzle-orm";
import type { StatementKind } from "#shared/contract/statements.ts";
import { Decimal } from "#shared/domain/decimal.ts";
import type { SandboxUnderTest } from "./sandbox-under-test.ts";

/** What a statement's totals have to be: added up anew from the entries of the books, one by one. */

export interface Line {
  readonly owner: string;
  readonly wallet: string;
  readonly coin: string;
  readonly amount: Decimal;
  readonly posting: string;
  readonly kind: string;
  readonly ref: string;
  readonly at: number;
}

export interface Span {
  readonly from: number;
  readonly until: number;
}

/** Every entry of the postings that touch this person, and of those that bring or took their deposits. */
export async function linesOf(under: SandboxUnderTest, userId: string): Promise<readonly Line[]> {
  const rows = (await under.sandbox.exchange.database.db.execute(sql`
    select a.owner, a.kind as wallet, a.coin, e.amount::text as amount, p.id::text as posting, p.kind, p.ref, p.created_at::text as at
      from entries e join accounts a on a.id = e.account_id join postings p on p.id = e.posting_id
     where p.id in (select e.posting_id from entries e join accounts a on a.id = e.account_id where a.owner = ${userId})
        or p.ref in (select id from deposits where user_id = ${userId}::bigint)
     order by p.created_at, e.id`)) as readonly (Omit<Line, "amount" | "at"> & {
    readonly amount: string;
    readonly at: string;
  })[];
  return rows.map((row) => ({ ...row, amount: new Decimal(row.amount), at: Number(row.at) }));
}

export interface Totals {
  /** Of the file's own table, in any order. */
  readonly rows: readonly (readonly string[])[];
  /** How many rows the table above has. */
  readonly count: number;
}

type Compute = (lines: readonly Line[], userId: string, span: Span) => Totals;

const sum = (lines: readonly Line[]): Decimal =>
  lines.reduce((total, { amount }) => total.plus(amount), new Decimal(0));

function grouped<T>(rows: readonly T[], key: (row: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(key(row), [...(groups.get(key(row)) ?? []), row]);
  return groups;
}

const names: Readonly<Record<string, string>> = { funding: "FUND", unified: "UNIFIED", spot: "SPOT" };

/** Opening, in, out and closing of each account and coin. */
function ledger(wallets: readonly string[], only?: string): Compute {
  return (lines, userId, { from, until }) => {
    const mine = lines.filter(
      ({ owner, wallet, coin, at }) =>
        owner === userId && wallets.includes(wallet) && (only ?? coin) === coin && at < until,
    );
    const rows = [...grouped(mine, ({ wallet, coin }) => `${wallet}/${coin}`).values()].map((of) => {
      const moved = of.filter(({ at }) => at >= from);
      const [into, out] = [1, -1].map((sign) => sum(moved.filter(({ amount }) => amount.s === sign)).abs());
      const opening = sum(of.filter(({ at }) => at < from));
      const [first] = of;
      const figures = [opening, into, out, sum(of)].map((figure) => figure?.toFixed() ?? "");
      return [userId, names[first?.wallet ?? ""] ?? "", first?.coin ?? "", ...figures];
    });
    return { rows, count: mine.filter(({ at }) => at >= from).length };
  };
}

const within =
  ({ from, until }: Span) =>
  ({ at }: Line): boolean =>
    at >= from && at < until;

const derivatives: Compute = (lines, userId, span) => {
  const of = lines.filter(({ kind }) => kind === "derivative_event").filter(within(span));
  const fee = sum(of.filter(({ owner, wallet }) => owner === "house" && wallet === "fees"));
  const change = sum(of.filter(({ owner }) => owner === userId));
  // What funding and cash flow are of it, the books do not tell apart: together they are what is left.
  const rows = [["USDT", fee.toFixed(), change.toFixed(), change.plus(fee).toFixed()]];
  return { rows, count: grouped(of, ({ posting }) => posting).size };
};

/** Credited is what its owner can use; the rest of what was seen is not. */
const deposits: Compute = (lines, userId, span) => {
  const of = lines.filter(({ kind }) => kind.startsWith("deposit_"));
  const firsts = of.filter(
    ({ kind, owner, amount }) =>
      amount.gt(0) && (kind === "deposit_seen" || (kind === "deposit_internal" && owner === userId)),
  );
  const seen = firsts.filter(within(span));
  const rows = [...grouped(seen, ({ coin }) => coin)].map(([coin, those]) => {
    const refs = new Set(those.map(({ ref }) => ref));
    const credited = sum(
      of.filter(({ owner, wallet, ref }) => owner === userId && !wallet.endsWith("_locked") && refs.has(ref)),
    );
    return [coin, credited.toFixed(), sum(those).minus(credited).toFixed()];
  });
  return { rows, count: seen.length };
};

const withdrawals: Compute = (lines, userId, span) => {
  const locked = lines.filter(({ kind }) => kind === "withdraw_lock").filter(within(span));
  const refs = new Set(locked.map(({ ref }) => ref));
  const sent = lines.filter(({ kind, ref }) => kind === "withdraw_settle" && refs.has(ref));
  const rows = [...grouped(sent, ({ coin }) => coin)].map(([coin, of]) => {
    const part = (test: (line: Line) => boolean): string => sum(of.filter(test)).abs().toFixed();
    return [
      coin,
      part(({ owner, wallet }) => owner === "house" && wallet !== "fees"),
      part(({ wallet }) => wallet === "fees"),
      part(({ owner }) => owner === userId),
    ];
  });
  return { rows, count: refs.size };
};

const conversion = /^((past_)?(convert|limit|batch)(_|$)|migration_settle$)/;

function conversions(rest: readonly string[]): Compute {
  return (lines, userId, span) => {
    const mine = lines
      .filter(({ owner, kind }) => owner === userId && conversion.test(kind))
      .filter(within(span));
    const nets = [...grouped(mine, ({ posting, coin }) => `${posting} ${coin}`)]
      .map(([key, of]) => ({ posting: key.split(" ")[0] ?? "", coin: of[0]?.coin ?? "", net: sum(of) }))
      .filter(({ net }) => !net.isZero());
    const rows = [...grouped(nets, ({ coin }) => coin)].map(([coin, of]) => {
      const side = (sign: number): string =>
        of
          .filter(({ net }) => net.s === sign)
          .reduce((total, { net }) => total.plus(net), new Decimal(0))
          .abs()
          .toFixed();
      return [coin, side(-1), side(1), ...rest];
    });
    return { rows, count: grouped(nets, ({ posting }) => posting).size };
  };
}

/** By kind of statement, all that have totals of the ledger; the account statement's are in the lines that it signs. */
export const computations: Partial<Readonly<Record<StatementKind, Compute>>> = {
  FUNDING: ledger(["funding"]),
  UNIFIED: ledger(["unified"]),
  SPOT: ledger(["spot"]),
  PRE_UPGRADE: ledger(["spot"]),
  USDT: ledger(["funding", "unified"], "USDT"),
  USDC: ledger(["funding", "unified"], "USDC"),
  DERIVATIVES: derivatives,
  DEPOSIT: deposits,
  WITHDRAW: withdrawals,
  CONVERT: conversions([]),
  INDIA_TAX: conversions(["0"]),
};

/** Account, coin, balance and what of it is frozen, at a moment. */
export function balancesAt(lines: readonly Line[], userId: string, at: number): readonly string[] {
  const mine = lines.filter((line) => line.owner === userId && line.at < at);
  const place = ({ wallet, coin }: Line): string => `${names[wallet.replace("_locked", "")]} ${coin}`;
  return [...grouped(mine, place)]
    .map(([of, some]) => ({
      of,
      sum: sum(some),
      frozen: sum(some.filter(({ wallet }) => wallet.endsWith("_locked"))),
    }))
    .filter((one) => !one.sum.isZero())
    .map((one) => `${one.of} ${one.sum.toFixed()} ${one.frozen.toFixed()}`);
}
