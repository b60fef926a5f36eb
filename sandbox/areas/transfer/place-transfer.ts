import { and, eq } from "drizzle-orm";
import { Decimal } from "#shared/domain/decimal.ts";
import type { Person } from "../../accounts/person.ts";
import { isIneligible } from "../../dealer/eligibility.ts";
import type { Db } from "../../ledger/database.ts";
import { post } from "../../ledger/ledger.ts";
import type { Market } from "../../market/market.ts";
import { codes, Refusal } from "../../refusal.ts";
import { transferCodes } from "./codes.ts";
import { requireOpen, walletOf } from "./members.ts";
import { transferPostings } from "./postings.ts";
import { refOf } from "./settle-transfers.ts";
import { type PlaceType, type TransferRow, transfers } from "./tables.ts";

export interface Place {
  readonly member: number;
  readonly type: PlaceType;
}

export interface TransferOrder {
  readonly transferId: string;
  readonly coin: string;
  readonly amount: string;
  readonly from: Place;
  readonly to: Place;
}

/** How it goes: at once, later, or not at all. */
export interface TransferOutcome {
  readonly at: number;
  /** Null: at once. */
  readonly settleAt: number | null;
  readonly willFail: boolean;
}

/** Moves money, or holds it until it is moved. To be run inside the transaction of a money call. */
export async function placeTransfer(
  tx: Db,
  market: Market,
  person: Person,
  order: TransferOrder,
  { at, settleAt, willFail }: TransferOutcome,
): Promise<TransferRow> {
  const amount = requireAmount(market, person, order);
  requireFree(person, order);
  await requireNew(tx, person, order.transferId);
  const isPending = settleAt !== null;
  const status = isPending ? "PENDING" : willFail ? "FAILED" : "SUCCESS";
  const row: TransferRow = {
    userId: person.id,
    transferId: order.transferId,
    coin: order.coin,
    amount,
    fromMember: order.from.member,
    toMember: order.to.member,
    fromType: order.from.type,
    toType: order.to.type,
    status,
    createdAt: at,
    settleAt: settleAt ?? at,
    willFail,
    endedAt: isPending ? null : at,
    failCode: status === "FAILED" ? transferCodes.risk : 0,
  };
  await tx.insert(transfers).values(row);
  if (status !== "FAILED") await take(tx, row, isPending);
  return row;
}

function requireAmount(
  market: Market,
  person: Person,
  { coin: code, amount, from, to }: TransferOrder,
): string {
  const coin = market.coin(code);
  if (coin === undefined) throw new Refusal(transferCodes.cannotMove, `${code} cannot be transferred`);
  if (isIneligible(coin, person))
    throw new Refusal(codes.notForIslamicAccount, `${code} is not allowed here`);
  requireOpen(coin);
  if (from.member === to.member && from.type === to.type) {
    throw new Refusal(transferCodes.samePlace, "From and to are the same account");
  }
  const value = new Decimal(amount);
  if (!value.gt(0)) throw new Refusal(transferCodes.badAmount, "amount: above 0");
  if ((value.decimalPlaces() ?? 0) > coin.accuracy) {
    throw new Refusal(transferCodes.precision, `${code} has at most ${coin.accuracy} decimals`);
  }
  return value.toFixed();
}

/** While the unified account is opened nothing moves; what secures a loan stays where it is. */
function requireFree({ profile }: Person, { from }: TransferOrder): void {
  if (profile.unifiedState === "PROCESS") throw new Refusal(transferCodes.forbidden, "Upgrade running");
  if (profile.borrows === true && from.type === "UNIFIED") {
    throw new Refusal(transferCodes.securesLoan, "It secures a loan");
  }
}

async function requireNew(tx: Db, person: Person, transferId: string): Promise<void> {
  const known = await tx
    .select({ id: transfers.transferId })
    .from(transfers)
    .where(and(eq(transfers.userId, person.id), eq(transfers.transferId, transferId)));
  if (known.length > 0) throw new Refusal(transferCodes.duplicate, "This transferId was used");
}

async function take(tx: Db, row: TransferRow, isPending: boolean): Promise<void> {
  const { coin, amount } = row;
  const from = { owner: String(row.fromMember), kind: walletOf(row.fromType), coin } as const;
  const to = isPending
    ? ({ owner: from.owner, kind: `${from.kind}_locked`, coin } as const)
    : ({ owner: String(row.toMember), kind: walletOf(row.toType), coin } as const);
  const entries = [
    { ...from, amount: `-${amount}` },
    { ...to, amount },
  ];
  const kind = isPending ? transferPostings.lock : transferPostings.move;
  // No balance is locked ahead: two transfers the opposite way round would wait for each other. The books refuse.
  await post(tx, { kind, ref: refOf(row), at: row.createdAt, entries }).catch((error: unknown) => {
    if (!(error instanceof Refusal) || error.retCode !== codes.balanceTooLow) throw error;
    throw new Refusal(transferCodes.insufficient, "More than can be transferred");
  });
}
