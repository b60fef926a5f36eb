import type { CallOutput } from "#shared/contract/index.ts";
import type { FeeInfo, SmallQuotes } from "#shared/contract/small-balance.ts";
import { Decimal, floorTo } from "#shared/domain/decimal.ts";
import type { Person } from "../../accounts/person.ts";
import { walletOf } from "../../dealer/quotes.ts";
import { gapRate, spread } from "../../dealer/rates.ts";
import { codes, Refusal } from "../../refusal.ts";
import type { AreaHandlers, Context, MoneyContext } from "../handler.ts";
import { type BatchPrice, makeBatchQuote, makeBatchQuoteAgain, type Selection } from "./batch-quotes.ts";
import { batchesOf, batchRecordRow } from "./batch-records.ts";
import { candidateRow, candidatesOf } from "./candidates.ts";
import { confirmBatch } from "./confirm-batch.ts";
import type { SmallBalancesSettings } from "./settings.ts";
import { batchTerms, totalBounds } from "./terms.ts";

const usualPage = 50;
const largestPage = 100;
const valueDecimals = 8;

/** Small balances, in both generations of the call: the older one is the younger one under other names. */
export const batchHandlers: AreaHandlers<"batch", SmallBalancesSettings> = {
  "batch.list": {
    access: "private",
    async handle({ accountType, fromCoin }, { exchange, db, now }, person) {
      const found = await candidatesOf(exchange, db, person, walletOf(accountType), now);
      const requested = fromCoin === undefined ? found : found.filter(({ coin }) => coin.coin === fromCoin);
      return {
        accountType,
        smallAssetCoins: requested.map(candidateRow),
        supportToCoins: [...batchTerms.supportToCoins],
      };
    },
  },
  "batch.setting": {
    access: "private",
    async handle({ accountType }, { exchange: { settings } }) {
      const { min, max } = totalBounds(settings);
      return {
        accountType,
        ...batchTerms,
        supportToCoins: [...batchTerms.supportToCoins],
        totalMinValue: min,
        totalMaxValue: max,
        quoteTtl: settings.batchQuoteTtlMs,
        spread,
        gapRate,
      };
    },
  },
  "batch.preOrder": { access: "private", handle: quote },
  "batch.quote": { access: "private", handle: quote },
  "batch.reQuote": {
    access: "private",
    async handle({ quoteId }, { exchange, db, now }, person) {
      return quoteAnswer(await makeBatchQuoteAgain(exchange, db, person, quoteId, now));
    },
  },
  "batch.exchangeOrder": { access: "money", admission: "convert", handle: convert },
  "batch.convert": { access: "money", admission: "convert", handle: convert },
  "batch.query": {
    access: "private",
    async handle({ quoteId, accountType, startTime, endTime, cursor = "1", size }, { db }, person) {
      const page = readCount(cursor, "cursor", Number.MAX_SAFE_INTEGER);
      const limit = readCount(size ?? String(usualPage), "size", largestPage);
      const filter =
        quoteId === undefined
          ? { accountType, startTime: msOf(startTime), endTime: msOf(endTime) }
          : { quoteId };
      const batches = await batchesOf(db, person.id, filter);
      return {
        cursor: String(page),
        size: String(limit),
        lastPage: String(Math.max(1, Math.ceil(batches.length / limit))),
        totalCount: String(batches.length),
        records: batches.slice((page - 1) * limit, page * limit).map(batchRecordRow),
      };
    },
  },
};

async function quote(
  selection: Selection,
  { exchange, db, now }: Context<SmallBalancesSettings>,
  person: Person,
): Promise<SmallQuotes> {
  return quoteAnswer(await makeBatchQuote(exchange, db, person, selection, now));
}

async function convert(
  { quoteId }: { readonly quoteId: string },
  { exchange, tx, now, afterCommit }: MoneyContext<SmallBalancesSettings>,
  person: Person,
): Promise<CallOutput<"batch.convert">> {
  await confirmBatch(exchange, tx, person, quoteId, now);
  afterCommit(exchange.scheduleSettling);
  return { quoteId, exchangeTxId: quoteId, submitTime: String(now), status: "processing", msg: "" };
}

function quoteAnswer({
  quote: { id, toCoin, createdAt, expiresAt },
  coins,
  dropped,
}: BatchPrice): SmallQuotes {
  const feeInfo = (amount: string): FeeInfo => ({ feeCoin: toCoin, amount, feeRate: batchTerms.feeRate });
  const totalFee = coins.reduce((sum, { feeAmount }) => sum.plus(feeAmount), new Decimal(0));
  return {
    quoteId: id,
    result: {
      quoteCreateTime: String(createdAt),
      quoteExpireTime: String(expiresAt),
      exchangeCoins: coins.map((coin) => ({
        fromCoin: coin.fromCoin,
        supportConvert: 1,
        availableBalance: coin.fromAmount,
        baseValue: floorTo(new Decimal(coin.value), valueDecimals),
        toCoin,
        toAmount: coin.toAmount,
        exchangeRate: coin.rate,
        feeInfo: feeInfo(coin.feeAmount),
        taxFeeInfo: null,
      })),
      totalFeeInfo: feeInfo(totalFee.toFixed()),
      totalTaxFeeInfo: null,
      droppedCoins: [...dropped],
    },
  };
}

function readCount(text: string, name: string, max: number): number {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  if (value >= 1 && value <= max) return value;
  throw new Refusal(codes.badParameter, `${name}: a whole number from 1`);
}

const msOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text);
