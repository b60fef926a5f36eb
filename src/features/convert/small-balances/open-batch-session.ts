import { bridge } from "#src/bridge/bridge.ts";
import { queries } from "#src/bridge/reads.ts";
import { serverNow } from "#src/bridge/server-clock.ts";
import { loggedOut } from "#src/money/outcome.ts";
import { pageIntents } from "#src/money/page-intents.ts";
import { sentIntent } from "#src/money/sent-intent.ts";
import { historyPath } from "../paths.ts";
import { type BatchIntent, BatchSession } from "./batch-session.ts";

/** One batch at a time, on the real bridge. */
export function openBatchSession(): BatchSession {
  const { send, find, attend, outcome, reported, leave, unread } = sentIntent<"batch.convert">(
    pageIntents,
    () => session.lost(),
  );
  const session: BatchSession = new BatchSession({
    outcome,
    reported,
    leave,
    unread,
    attend,
    openIntent: (intent) => find(intentKey(intent)),
    async quote({ accountType, coins, toCoin }) {
      const input = { accountType, fromCoinList: [...coins], toCoin };
      const result = await bridge.call("batch.quote", input);
      if (result.kind === "anonymous") throw loggedOut("batch.quote");
      return result.data;
    },
    async requote({ quoteId }) {
      const result = await bridge.call("batch.reQuote", { quoteId });
      if (result.kind === "anonymous") throw loggedOut("batch.reQuote");
      queries.invalidate(result.invalidates);
      return result.data;
    },
    execute: ({ quoteId, result }, intent, requestId, receives) =>
      send({
        requestId,
        call: "batch.convert",
        input: { quoteId, requestId },
        kind: "smallBalances",
        key: intentKey(intent),
        pays: null,
        receives: { coin: intent.toCoin, amount: receives },
        coins: result.exchangeCoins.length,
        account: intent.accountType,
        history: `${historyPath}?kind=smallBalances`,
        sentAt: Math.round(serverNow()),
      }),
    async query({ quoteId }) {
      const result = await bridge.call("batch.query", { quoteId });
      if (result.kind === "anonymous") throw loggedOut("batch.query");
      const [record] = result.data.records;
      if (record === undefined) throw new Error(`No batch ${quoteId} yet`);
      if (record.status !== "init" && record.status !== "processing") queries.invalidate(result.invalidates);
      return record;
    },
    newId: () => crypto.randomUUID(),
    serverNow,
    wait: (ms) => new Promise((resume) => setTimeout(resume, ms)),
  });
  return session;
}

/** The same coins into the same one: their amounts are whatever is there. */
function intentKey({ accountType, coins, toCoin }: BatchIntent): string {
  return ["batch", accountType, toCoin, ...coins.toSorted()].join(" ");
}
