import type { AreaHandlers } from "./handler.ts";

/** What became of money calls whose answer was lost. */
export const outcomeHandlers: AreaHandlers<"outcome"> = {
  "outcome.lookup": {
    access: "private",
    async handle({ requestId }, { exchange }, { id }) {
      const outcome = await exchange.moneyCalls.lookup(id, requestId);
      if (outcome.state !== "done") return { state: outcome.state, retCode: 0, retMsg: "", result: null };
      return { state: "done", ...outcome.answer };
    },
  },
};
