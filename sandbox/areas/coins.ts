import { type BlockSettings, catalogueOf } from "../market/catalogue.ts";
import { codes, Refusal } from "../refusal.ts";
import type { Area } from "./area.ts";
import type { AreaHandlers } from "./handler.ts";

/** Coins and their networks: anybody may look. */
const handlers: AreaHandlers<"coins", BlockSettings> = {
  "coins.list": {
    access: "public",
    handle: async (_input, { exchange }) => ({ list: [...catalogueOf(exchange.market).coins] }),
  },
  "coins.config": {
    access: "public",
    async handle({ coin }, { exchange }) {
      const catalogue = catalogueOf(exchange.market);
      const listed = catalogue.coins.find((one) => one.coin === coin);
      if (listed === undefined) throw new Refusal(codes.badParameter, `No coin ${coin}`);
      const chains = catalogue.chainsOf(coin, exchange.settings.depositBlockMs);
      return { name: listed.fullName, coin, chains: [...chains] };
    },
  },
};

export const coins = { handlers } satisfies Area<BlockSettings>;
