import type { AreaHandlers } from "../handler.ts";
import { prepareLedger } from "./demo.ts";
import { derivativesLedger } from "./derivatives.ts";
import { frozenAssets } from "./frozen.ts";
import { fundingLedger } from "./funding.ts";

/** What the books tell their owner. */
export const recordsHandlers: AreaHandlers<"records"> = {
  "records.derivatives": {
    access: "private",
    async handle(input, { exchange, db, now }, person) {
      await prepareLedger(exchange, person);
      return derivativesLedger(db, person, input, now);
    },
  },
  "records.funding": {
    access: "private",
    async handle(input, { exchange, db, now }, person) {
      await prepareLedger(exchange, person);
      return fundingLedger(db, person, input, now);
    },
  },
  "records.frozen": {
    access: "private",
    handle: (input, { exchange, db }, person) => frozenAssets(db, exchange.frozen, person, input),
  },
};
