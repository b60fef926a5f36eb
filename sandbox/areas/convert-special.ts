import type { convertSpecialCalls } from "#shared/contract/convert-special.ts";
import { floorTo } from "#shared/domain/decimal.ts";
import { eligibilityOf, requirePair } from "../convert/eligibility.ts";
import { walletOf } from "../convert/quotes.ts";
import { gapRate, indexRate } from "../convert/rates.ts";
import { findConversion } from "../convert/records.ts";
import { coinRow, recordRow } from "../convert/rows.ts";
import { walletBalances } from "../ledger/ledger.ts";
import { codes, Refusal } from "../refusal.ts";
import type { AreaHandlers } from "./handler.ts";

const indexDecimals = 16;

/** Convert beside its main road. */
export const convertSpecialHandlers: Pick<AreaHandlers<"convert">, keyof typeof convertSpecialCalls> = {
  "convert.gapRate": {
    access: "public",
    async handle({ fromCoin, toCoin }, { exchange, now }, person) {
      requirePair(exchange.market, fromCoin, toCoin, person);
      const index = indexRate(exchange.market, fromCoin, toCoin);
      if (index === undefined) throw new Refusal(codes.notConvertible, "No price for this pair");
      return { gapRate, indexPrice: floorTo(index, indexDecimals), updatedAt: String(now) };
    },
  },
  "convert.unifiedQuery": {
    access: "private",
    async handle({ quoteTxId }, { db }, person) {
      return { result: recordRow(await findConversion(db, person, quoteTxId, "eb_convert_uta")) };
    },
  },
  /** The sandbox has no product that fixes a rate: every coin goes at the market's, both ways where both are open. */
  "convert.specifiedCoin": {
    access: "private",
    async handle({ coin: code, accountType }, { exchange, db }, person) {
      const { market } = exchange;
      const coin = market.coin(code);
      if (coin === undefined) throw new Refusal(codes.notConvertible, `${code} cannot be converted`);
      const owned = await walletBalances(db, String(person.id), walletOf(accountType));
      const targets = market.coins.filter((one) => one !== coin && eligibilityOf(one, person).to);
      return {
        coin: coinRow(coin, person, owned, market.price(coin.coin)),
        toCoins: targets.map((one) => coinRow(one, person, owned, market.price(one.coin))),
        fixedRate: "",
        reversible: eligibilityOf(coin, person).to,
      };
    },
  },
};
