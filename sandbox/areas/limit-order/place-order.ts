import { randomInt } from "node:crypto";
import type { LimitOrderLife } from "#shared/contract/limit-order.ts";
import { Decimal, floorTo } from "#shared/domain/decimal.ts";
import type { Person } from "../../accounts/person.ts";
import { requirePair } from "../../dealer/eligibility.ts";
import { pairLimits } from "../../dealer/limits.ts";
import { dealerRate, rateDigits } from "../../dealer/rates.ts";
import type { Db } from "../../ledger/database.ts";
import { lockBalance, post } from "../../ledger/ledger.ts";
import type { Coin } from "../../market/coins.ts";
import type { Market } from "../../market/market.ts";
import { codes, Refusal } from "../../refusal.ts";
import { limitOrderPostings as postings } from "./postings.ts";
import { limitOrders, type OrderRow } from "./tables.ts";

export interface OrderRequest {
  readonly fromCoin: string;
  readonly toCoin: string;
  readonly fromAmount: string;
  /** toCoin per fromCoin. */
  readonly limitPrice: string;
  readonly expiredType: LimitOrderLife;
}

const daysOf: Readonly<Record<LimitOrderLife, number>> = { "1_D": 1, "3_D": 3, "7_D": 7, "30_D": 30 };

/**
 * Opens an order and locks what it pays (F6f.1). To be run inside the transaction of a money call. Refuses
 * with the codes of F5.10-F5.14.
 */
export async function placeOrder(
  tx: Db,
  market: Market,
  person: Person,
  request: OrderRequest,
  { at, dayMs }: { readonly at: number; readonly dayMs: number },
): Promise<OrderRow> {
  const { from, to } = requirePair(market, request.fromCoin, request.toCoin, person);
  if (dealerRate(market, from.coin, to.coin) === undefined) {
    throw new Refusal(codes.notConvertible, "No price for this pair");
  }
  const price = priceOf(request.limitPrice);
  const amount = amountOf(request.fromAmount, from, to);
  const wantedAmount = floorTo(amount.times(price), to.accuracy);
  if (wantedAmount === "0") {
    throw new Refusal(codes.belowMinimum, `Too little for the least part of a ${to.coin}`);
  }
  const row: OrderRow = {
    id: newOrderId(at),
    userId: person.id,
    fromCoin: from.coin,
    toCoin: to.coin,
    fromAmount: amount.toFixed(),
    wantedAmount,
    limitPrice: price.toFixed(),
    status: "PENDING",
    createdAt: at,
    updatedAt: at,
    expiresAt: at + daysOf[request.expiredType] * dayMs,
    filledAmount: null,
    fillRate: null,
    failCode: 0,
  };
  await lockPayment(tx, row);
  await tx.insert(limitOrders).values(row);
  return row;
}

function priceOf(text: string): Decimal {
  const price = new Decimal(text);
  if (!price.gt(0)) throw new Refusal(codes.convertBadParameter, "limitPrice: above 0");
  if ((price.precision() ?? 0) > rateDigits) {
    throw new Refusal(codes.convertBadParameter, `limitPrice: at most ${rateDigits} digits`);
  }
  return price;
}

function amountOf(text: string, from: Coin, to: Coin): Decimal {
  const amount = new Decimal(text);
  if ((amount.decimalPlaces() ?? 0) > from.accuracy) {
    throw new Refusal(codes.convertBadParameter, `${from.coin} has at most ${from.accuracy} decimals`);
  }
  const { min, max } = pairLimits(from, to);
  if (!amount.gt(0) || amount.lt(min)) throw new Refusal(codes.belowMinimum, `At least ${min} ${from.coin}`);
  if (amount.gt(max)) throw new Refusal(codes.aboveMaximum, `At most ${max} ${from.coin}`);
  return amount;
}

async function lockPayment(tx: Db, order: OrderRow): Promise<void> {
  const owner = String(order.userId);
  const { id, fromCoin: coin, fromAmount: amount, createdAt: at } = order;
  const available = await lockBalance(tx, owner, "funding", coin);
  if (available.lt(amount)) throw new Refusal(codes.balanceTooLow, "Balance too low");
  await post(tx, {
    kind: postings.lock,
    ref: id,
    at,
    entries: [
      { owner, kind: "funding", coin, amount: `-${amount}` },
      { owner, kind: "funding_locked", coin, amount },
    ],
  });
}

/** 25 digits: time, then chance. */
function newOrderId(at: number): string {
  const chance = [0, 0].map(() => String(randomInt(1_000_000)).padStart(6, "0"));
  return `${at}${chance.join("")}`;
}
