import type { specialCoinCalls } from "#shared/contract/special-coins.ts";
import { requireAdmission, requireDealer } from "../../dealer/admission.ts";
import { requirePair } from "../../dealer/eligibility.ts";
import { pairLimits } from "../../dealer/limits.ts";
import { chargesRow } from "../../dealer/quote-charges.ts";
import { isBlock, walletOf } from "../../dealer/quotes.ts";
import { gapRate, termsOf } from "../../dealer/rates.ts";
import { findConversion } from "../../dealer/records.ts";
import { coinRow, recordRow } from "../../dealer/rows.ts";
import { walletBalances } from "../../ledger/ledger.ts";
import { codes, Refusal } from "../../refusal.ts";
import type { AreaHandlers } from "../handler.ts";
import { makeFixedQuote } from "../special-coins/index.ts";
import { makeBlockQuote } from "./block-quotes.ts";
import { confirmQuote } from "./conversions.ts";
import { readHistory } from "./history/read-history.ts";
import { makeQuote, usedToday } from "./quotes.ts";
import type { ConvertSettings } from "./settings.ts";

/** The main road of convert; what lies beside it is in special-coins. */
export const convertHandlers: Omit<
  AreaHandlers<"convert", ConvertSettings>,
  keyof typeof specialCoinCalls
> = {
  "convert.coins": {
    access: "public",
    async handle({ accountType, side, coin: paid }, { exchange, db }, person) {
      const { market } = exchange;
      if (paid !== undefined && market.coin(paid) === undefined) {
        throw new Refusal(codes.notConvertible, `${paid} cannot be converted`);
      }
      const owned =
        person === null ? undefined : await walletBalances(db, String(person.id), walletOf(accountType));
      const listed =
        side === 1 && paid !== undefined ? market.coins.filter((one) => one.coin !== paid) : market.coins;
      return {
        accountType,
        coin: paid,
        coins: listed.map((one) => coinRow(one, person, owned, market.price(one.coin))),
      };
    },
  },
  "convert.limit": {
    access: "public",
    async handle({ accountType, fromCoin, toCoin }, { exchange, db, now }, person) {
      const { from, to } = requirePair(exchange.market, fromCoin, toCoin, person);
      const limits = pairLimits(from, to);
      return {
        accountType,
        fromCoin,
        toCoin,
        singleFromMinLimit: limits.min,
        singleFromMaxLimit: limits.max,
        dailyFromMaxLimit: limits.daily,
        dailyUsed: person === null ? "0" : await usedToday(db, person.id, from.coin, now),
        quoteTtl: exchange.settings.quoteTtlMs,
        gapRate,
        ...termsOf(from, to),
      };
    },
  },
  "convert.quote": {
    access: "private",
    async handle(input, { exchange, db, now }, person) {
      const { productId, tradeType, accountType } = input;
      if (tradeType !== "BLOCK" && isBlock({ accountType })) {
        throw new Refusal(codes.convertBadParameter, "tradeType: BLOCK with this accountType");
      }
      const { market, settings } = exchange;
      requireAdmission(person, settings, now);
      if (productId === undefined) requireDealer(input, settings);
      const make = tradeType === "BLOCK" ? makeBlockQuote : makeQuote;
      const quote =
        productId === undefined
          ? await make(db, market, person, input, now, settings)
          : await makeFixedQuote(db, market, person, { ...input, productId }, now, settings);
      return {
        quoteTxId: quote.id,
        exchangeRate: quote.rate,
        fromCoin: quote.fromCoin,
        toCoin: quote.toCoin,
        fromCoinType: "crypto",
        toCoinType: "crypto",
        fromAmount: quote.fromAmount,
        toAmount: quote.toAmount,
        expiredTime: String(quote.expiresAt),
        requestId: input.requestId,
        accountType: quote.accountType,
        ...chargesRow(quote),
      };
    },
  },
  "convert.execute": {
    access: "money",
    admission: "convert",
    async handle(input, { exchange, tx, now, afterCommit }, person) {
      const { market, settings, scheduleSettling } = exchange;
      const willFail = settings.failConversions > 0;
      const settleAt = now + settings.settleDelayMs;
      await confirmQuote(tx, market, person, input, { at: now, settleAt, willFail, settings });
      afterCommit(() => {
        if (willFail) settings.failConversions = Math.max(0, settings.failConversions - 1);
        scheduleSettling();
      });
      return { quoteTxId: input.quoteTxId, exchangeStatus: "processing" };
    },
  },
  "convert.query": {
    access: "private",
    async handle({ quoteTxId, accountType }, { db }, person) {
      return { result: recordRow(await findConversion(db, person, quoteTxId, accountType)) };
    },
  },
  "convert.history": {
    access: "private",
    async handle({ index, limit, ...filter }, { exchange, db }, person) {
      return readHistory(db, exchange.history, person.id, filter, { index, limit });
    },
  },
};
