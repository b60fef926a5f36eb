import { bridge } from "#src/bridge/bridge.ts";
import { openAction } from "#src/bridge/open-action.ts";
import { questions } from "#src/bridge/reads.ts";
import { serverNow } from "#src/bridge/server-clock.ts";
import { fateOf, loggedOut } from "../quote/fate.ts";
import { BatchSession } from "./batch-session.ts";

/** One run at a time, on the real bridge. */
export function openBatchSession(): BatchSession {
  const convert = openAction("batch.convert");
  const session = new BatchSession({
    async quote({ accountType, coins, toCoin }) {
      const input = { accountType, fromCoinList: [...coins], toCoin };
      const result = await bridge.call("batch.quote", input);
      if (result.kind === "anonymous") throw loggedOut("batch.quote");
      return result.data;
    },
    async requote({ quoteId }) {
      const result = await bridge.call("batch.reQuote", { quoteId });
      if (result.kind === "anonymous") throw loggedOut("batch.reQuote");
      questions.invalidate(result.invalidates);
      return result.data;
    },
    execute: async ({ quoteId }, _intent, requestId) => fateOf(await convert.run({ quoteId, requestId })),
    lookAgain: async () => fateOf(await convert.lookUpAgain()),
    async query({ quoteId }) {
      const result = await bridge.call("batch.query", { quoteId });
      if (result.kind === "anonymous") throw loggedOut("batch.query");
      const [record] = result.data.records;
      if (record === undefined) throw new Error(`No run ${quoteId} yet`);
      if (record.status !== "init" && record.status !== "processing")
        questions.invalidate(result.invalidates);
      return record;
    },
    newId: () => crypto.randomUUID(),
    serverNow,
    wait: (ms) => new Promise((resume) => setTimeout(resume, ms)),
  });
  convert.watch(() => {
    if (convert.state.status === "looking-up") session.lost();
  });
  return session;
}
