import type { CoinChain } from "#shared/contract/coins.ts";
import type { Exchange } from "../../exchange.ts";
import { catalogueOf } from "../../market/catalogue.ts";
import { codes, Refusal } from "../../refusal.ts";
import type { AreaHandlers } from "../handler.ts";
import { addressView, allocateAddress, editAddress, listAddresses } from "./addresses.ts";
import { fiatPreferences } from "./fiat-channels.ts";
import { listDeposits } from "./read-deposits.ts";
import { recordView } from "./record-view.ts";
import type { DepositSettings } from "./settings.ts";

/** Addresses and what came in (F6d.*). */
export const depositHandlers: AreaHandlers<"deposit", DepositSettings> = {
  "deposit.order": {
    access: "private",
    async handle({ coin, chain: code, accountType: account }, { exchange, db, now }, person) {
      const chain = chainOf(exchange, coin, code);
      if (chain === undefined) throw new Refusal(codes.badParameter, `${coin} does not come over ${code}`);
      if (chain.chainDeposit === "0") throw new Refusal(codes.coinClosed, "Deposits are suspended");
      if (account === "EARN") throw new Refusal(codes.badParameter, "accountType: FUND or UNIFIED");
      const catalogue = catalogueOf(exchange.market);
      const row = await allocateAddress(db, catalogue, person, { coin, chain, account }, now);
      return {
        coin,
        chains: [addressView(row, chain, dayLimitOf(exchange, coin, code))],
        accountType: row.account,
      };
    },
  },
  "deposit.addresses": {
    access: "private",
    async handle({ coin, chain }, { exchange, db }, person) {
      const rows = await listAddresses(db, person, { coin, chain });
      const chains = rows.map((row) => {
        const { coin: own, chain: code } = row;
        return addressView(row, chainOf(exchange, own, code), dayLimitOf(exchange, own, code));
      });
      return { coin: coin ?? "", chains };
    },
  },
  "deposit.editAddress": {
    access: "private",
    async handle(edit, { db }, person) {
      const { id, hidden } = await editAddress(db, person, edit);
      return { id, status: hidden ? 1 : 0 };
    },
  },
  "deposit.fiatPreferences": {
    access: "private",
    handle: async ({ side = 0 }, { now }, person) => fiatPreferences(person, side, now),
  },
  "deposit.records": {
    access: "private",
    async handle(input, { db, now }, person) {
      const { rows, nextPageCursor } = await listDeposits(db, person, input, now);
      return { rows: rows.map((row) => recordView(row, now)), nextPageCursor };
    },
  },
};

function dayLimitOf({ settings }: Exchange<DepositSettings>, coin: string, code: string): string {
  return settings.depositDayLimits[`${coin}/${code}`] ?? "-1";
}

function chainOf(exchange: Exchange<DepositSettings>, coin: string, code: string): CoinChain | undefined {
  return catalogueOf(exchange.market).chain(coin, code, exchange.settings.depositBlockMs);
}
