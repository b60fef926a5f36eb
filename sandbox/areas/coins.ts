import { codes, Refusal } from "../refusal.ts";
import type { AreaHandlers } from "./handler.ts";

/** Coins and their networks: anybody may look. */
export const coinHandlers: AreaHandlers<"coins"> = {
  "coins.list": {
    access: "public",
    handle: async (_input, { exchange }) => ({ list: [...exchange.deposits.catalogue.coins] }),
  },
  "coins.config": {
    access: "public",
    async handle({ coin }, { exchange }) {
      const { catalogue } = exchange.deposits;
      const listed = catalogue.coins.find((one) => one.coin === coin);
      if (listed === undefined) throw new Refusal(codes.badParameter, `No coin ${coin}`);
      const chains = catalogue.chainsOf(coin, exchange.settings.depositBlockMs);
      return { name: listed.fullName, coin, chains: [...chains] };
    },
  },
};
