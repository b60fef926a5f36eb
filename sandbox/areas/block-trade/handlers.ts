import type { ConvertHistoryRow } from "#shared/contract/convert-history.ts";
import type { Person } from "../../accounts/person.ts";
import { blockStanding, minBalanceUsd } from "../../dealer/block/eligibility.ts";
import { blockLimits } from "../../dealer/block/limits.ts";
import { bookOf } from "../../dealer/block/order-book.ts";
import { requirePair } from "../../dealer/eligibility.ts";
import { gapRate } from "../../dealer/rates.ts";
import type { DealerSettings } from "../../dealer/settings.ts";
import type { Exchange } from "../../exchange.ts";
import { codes, Refusal } from "../../refusal.ts";
import type { AreaHandlers } from "../handler.ts";

const maxPerPage = 100;
const usualPage = 20;

export const blockTradeHandlers: AreaHandlers<"blockTrade", DealerSettings> = {
  "blockTrade.check": {
    access: "public",
    async handle({ fromCoin = "BTC", toCoin = "USDT", accountType }, { exchange, db, now }, person) {
      const { market, settings } = exchange;
      const pair = pairLimits(exchange, fromCoin, toCoin, person);
      const standing =
        person === null
          ? { reasons: [codes.notLoggedIn], balanceUsd: "" }
          : await blockStanding(db, market, person, now);
      const reasons = [...standing.reasons, ...(pair.reason === 0 ? [] : [pair.reason])];
      return {
        fromCoin,
        toCoin,
        ...(accountType !== undefined && { accountType }),
        eligible: reasons.length === 0,
        reason: reasons[0] ?? 0,
        minBalanceUsd,
        minAmount: pair.min,
        maxAmount: pair.max,
        quoteTtl: settings.quoteTtlMs,
        reasons,
        balanceUsd: standing.balanceUsd,
        gapRate,
      };
    },
  },
  "blockTrade.query": {
    access: "private",
    async handle(input, { exchange, db }, person) {
      const { index = 1, limit = usualPage } = input;
      if (index < 1 || limit < 1 || limit > maxPerPage) {
        throw new Refusal(codes.badParameter, `index: from 1; limit: from 1 to ${maxPerPage}`);
      }
      const { startTime = 0, endTime = Number.POSITIVE_INFINITY } = input;
      if (startTime >= endTime) throw new Refusal(codes.badParameter, "endTime: after startTime");
      const sources = exchange.history.filter(({ kinds }) => kinds.includes("block"));
      const rows = (await Promise.all(sources.map((source) => source.rows(db, person.id)))).flat();
      const fitting = rows.filter((row) => row.kind === "block" && fits(row, input)).toSorted(newestFirst);
      return { list: fitting.slice((index - 1) * limit, index * limit), total: fitting.length };
    },
  },
  "blockTrade.book": {
    access: "public",
    async handle({ fromCoin, toCoin }, { exchange, now }, person) {
      const { market } = exchange;
      const { from, to } = requirePair(market, fromCoin, toCoin, person);
      const where = { market, at: now };
      const bids = bookOf(where, from, "bids");
      const asks = bookOf(where, to, "asks");
      if (bids === undefined || asks === undefined) {
        throw new Refusal(codes.notConvertible, "No price for this pair");
      }
      return { fromCoin, toCoin, bids, asks, asOf: String(now) };
    },
  },
};

interface PairLimits {
  readonly min: string;
  readonly max: string;
  /** Why this pair is not block traded, 0 where it is. */
  readonly reason: number;
}

function pairLimits(
  { market }: Exchange,
  fromCoin: string,
  toCoin: string,
  person: Person | null,
): PairLimits {
  const none = (reason: number): PairLimits => ({ min: "0", max: "0", reason });
  try {
    const { from, to } = requirePair(market, fromCoin, toCoin, person);
    const limits = blockLimits(from, to);
    return limits === undefined ? none(codes.notConvertible) : { ...limits, reason: 0 };
  } catch (thrown) {
    if (thrown instanceof Refusal) return none(thrown.retCode);
    throw thrown;
  }
}

interface Wanted {
  readonly exchangeTxId?: string | undefined;
  readonly fromCoin?: string | undefined;
  readonly toCoin?: string | undefined;
  readonly exchangeStatus?: string | undefined;
  readonly accountType?: string | undefined;
  readonly startTime?: number | undefined;
  readonly endTime?: number | undefined;
}

const compared = ["exchangeTxId", "fromCoin", "toCoin", "exchangeStatus", "accountType"] as const;

function fits(row: ConvertHistoryRow, wanted: Wanted): boolean {
  const at = Number(row.createdAt);
  const { startTime = 0, endTime = Number.POSITIVE_INFINITY } = wanted;
  return (
    at >= startTime &&
    at < endTime &&
    compared.every((field) => wanted[field] === undefined || wanted[field] === row[field])
  );
}

function newestFirst(one: ConvertHistoryRow, other: ConvertHistoryRow): number {
  return Number(other.createdAt) - Number(one.createdAt) || (one.exchangeTxId < other.exchangeTxId ? 1 : -1);
}
