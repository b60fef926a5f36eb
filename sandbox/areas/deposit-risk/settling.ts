import type { Exchange } from "../../exchange.ts";
import type { Settling } from "../../settler.ts";
import { decideAnswers, dueAnswers, openAnswers } from "./answers.ts";
import { notify } from "./handlers.ts";
import { decideCheck, dueChecks, openChecks } from "./kya.ts";
import { applyCheck } from "./screening.ts";
import type { DepositRiskSettings } from "./settings.ts";

/** What people decide in their time: on addresses, and on answers. */
export function depositRiskSettling(exchange: Exchange<DepositRiskSettings>): Settling {
  const { db } = exchange.database;
  return {
    pending: async () => [...(await openChecks(db)), ...(await openAnswers(db))],
    due: async (at) => [
      ...(await dueChecks(db, at)).map((id) => `check/${id}`),
      ...(await dueAnswers(db, at)).map((id) => `answers/${id}`),
    ],
    async settle(ref, at) {
      const [kind, id = ""] = ref.split("/");
      const changed = await db.transaction(async (tx) => {
        if (kind === "answers") return [(await decideAnswers(tx, id, at)) ?? []].flat();
        const check = await decideCheck(tx, id, at, exchange.settings);
        return check === undefined ? [] : applyCheck(exchange, tx, check, at);
      });
      await notify(exchange, changed);
    },
  };
}
