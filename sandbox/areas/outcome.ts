import { callDefinition } from "#shared/contract/index.ts";
import type { Area } from "./area.ts";
import type { AreaHandlers } from "./handler.ts";

/** What became of money calls whose answer was lost. Each answer names the id it is about, and the call that had it. */
const handlers: AreaHandlers<"outcome"> = {
  "outcome.lookup": {
    access: "private",
    async handle({ requestId }, { exchange }, { id }) {
      const outcome = await exchange.moneyCalls.lookup(id, requestId);
      if (outcome.state !== "done") {
        return { requestId, state: outcome.state, retCode: 0, retMsg: "", result: null };
      }
      return { requestId, path: callDefinition(outcome.call).path, state: "done", ...outcome.answer };
    },
  },
};

export const outcome = { handlers } satisfies Area;
