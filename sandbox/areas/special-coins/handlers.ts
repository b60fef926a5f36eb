import type { specialCoinCalls } from "#shared/contract/special-coins.ts";
import { floorTo } from "#shared/domain/decimal.ts";
import { eligibilityOf, requirePair } from "../../dealer/eligibility.ts";
import { walletOf } from "../../dealer/quotes.ts";
import { gapRate, indexRate } from "../../dealer/rates.ts";
import { findConversion } from "../../dealer/records.ts";
import { coinRow, recordRow } from "../../dealer/rows.ts";
import type { DealerSettings } from "../../dealer/settings.ts";
import { walletBalances } from "../../ledger/ledger.ts";
import { codes, Refusal } from "../../refusal.ts";
import type { AreaHandlers } from "../handler.ts";
import { productOf } from "./products.ts";
import { limitRows, productRows } from "./rows.ts";

const indexDecimals = 16;

/** Convert beside its main road. */
export const specialCoinsHandlers: Pick<
  AreaHandlers<"convert", DealerSettings>,
  keyof typeof specialCoinCalls
> = {
  "convert.gapRate": {
    access: "public",
    async handle({ fromCoin, toCoin }, { exchange, now }, person) {
      requirePair(exchange.market, fromCoin, toCoin, person);
      const index = indexRate(exchange.market, fromCoin, toCoin);
      if (index === undefined) throw new Refusal(codes.notConvertible, "No price for this pair");
      const indexPrice = floorTo(index, indexDecimals);
      return { fromCoin, toCoin, gapRate, indexPrice, updatedAt: String(now) };
    },
  },
  "convert.unifiedQuery": {
    access: "private",
    async handle({ quoteTxId }, { db }, person) {
      return { result: recordRow(await findConversion(db, person, quoteTxId, "eb_convert_uta")) };
    },
  },
  /** The coin's product, the one asked for or its first; without one every coin goes at the market's rate. */
  "convert.specifiedCoin": {
    access: "private",
    async handle({ coin: code, accountType, productId }, { exchange, db, now }, person) {
      const { market, settings } = exchange;
      const coin = market.coin(code);
      if (coin === undefined) throw new Refusal(codes.notConvertible, `${code} cannot be converted`);
      const product = productOf(code, productId);
      if (product === undefined && productId !== undefined) {
        throw new Refusal(codes.notSupported, `No product ${productId} for ${code}`);
      }
      const owned = await walletBalances(db, String(person.id), walletOf(accountType));
      const named = product && new Set([product.toCoin, ...product.atMarket]);
      const targets = market.coins
        .filter((one) => one !== coin && eligibilityOf(one, person).to && named?.has(one.coin) !== false)
        // What the rate is fixed for comes first.
        .toSorted((a, b) => Number(b.coin === product?.toCoin) - Number(a.coin === product?.toCoin));
      return {
        accountType,
        coin: coinRow(coin, person, owned, market.price(coin.coin)),
        toCoins: targets.map((one) => coinRow(one, person, owned, market.price(one.coin))),
        fixedRate: product?.rate ?? "",
        reversible: product === undefined ? eligibilityOf(coin, person).to : product.back !== null,
        productId: product?.id ?? "",
        provider: product?.provider ?? "",
        fixedToCoin: product?.toCoin ?? "",
        limits: product === undefined ? [] : await limitRows(db, product, person.id, now),
        quoteTtl: settings.quoteTtlMs,
      };
    },
  },
  "convert.specialProducts": {
    access: "private",
    handle: async (_input, { exchange }, person) => ({ products: productRows(exchange.market, person) }),
  },
};
