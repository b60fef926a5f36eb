import { isCofferError } from "#shared/rpc/errors.ts";
import { bridge } from "#src/bridge/bridge.ts";
import { queries } from "#src/bridge/reads.ts";
import { serverNow } from "#src/bridge/server-clock.ts";
import { loggedOut } from "#src/money/outcome.ts";
import { pageIntents } from "#src/money/page-intents.ts";
import { type SentIntent, sentIntent } from "#src/money/sent-intent.ts";
import { presentError } from "#src/session/error-presenter.ts";
import { historyPath } from "../paths.ts";
import { productHistoryPath } from "../special-coins/special-path.ts";
import { QuoteSession, type QuoteWorld } from "./quote-session.ts";
import type { QuoteIntent } from "./quote-view.ts";

/** One conversion at a time, on the real bridge; `adapt` may put rules of its own before it. */
export function openQuoteSession(adapt: (world: QuoteWorld) => QuoteWorld = (world) => world): QuoteSession {
  const sent = sentIntent<"convert.execute">(pageIntents, () => session.lost());
  const session: QuoteSession = new QuoteSession(adapt(bridgeWorld(sent)));
  return session;
}

function bridgeWorld({
  send,
  find,
  attend,
  outcome,
  told,
  leave,
}: SentIntent<"convert.execute">): QuoteWorld {
  return {
    outcome,
    told,
    leave,
    attend,
    openIntent: (intent) => find(intentKey(intent)),
    async quote(intent, requestId) {
      const { expects: _, ...asked } = intent;
      const result = await bridge.call("convert.quote", { ...asked, requestId }).catch(showWall);
      if (result.kind === "anonymous") throw loggedOut("convert.quote");
      return result.data;
    },
    execute(quote, intent, requestId) {
      const { quoteTxId, fromCoin, fromAmount, toCoin, toAmount } = quote;
      const { accountType, productId } = intent;
      return send({
        requestId,
        call: "convert.execute",
        input: { quoteTxId, accountType, requestId },
        kind: productId === undefined ? "instant" : "specialCoins",
        key: intentKey(intent),
        pays: { coin: fromCoin, amount: fromAmount },
        receives: { coin: toCoin, amount: toAmount },
        coins: 0,
        account: accountType,
        history: productId === undefined ? historyPath : productHistoryPath(productId),
        sentAt: Math.round(serverNow()),
      });
    },
    async query(quote, intent) {
      const { quoteTxId } = quote;
      const { accountType } = intent;
      const result =
        accountType === "eb_convert_uta"
          ? await bridge.call("convert.unifiedQuery", { quoteTxId })
          : await bridge.call("convert.query", { quoteTxId, accountType });
      if (result.kind === "anonymous") throw loggedOut("convert.query");
      const record = result.data.result;
      if (record.exchangeStatus === "success" || record.exchangeStatus === "failure") {
        queries.invalidate(result.invalidates);
      }
      return record;
    },
    newId: () => crypto.randomUUID(),
    serverNow,
    wait: (ms) => new Promise((resume) => setTimeout(resume, ms)),
  };
}

/** The same for what a person would take for the same conversion. */
export function intentKey(intent: QuoteIntent): string {
  const { accountType, fromCoin, toCoin, requestCoin, requestAmount, productId = "" } = intent;
  return ["convert", accountType, fromCoin, toCoin, requestCoin, requestAmount, productId].join(" ");
}

/** A compliance wall also stands where the page was not at rest yet, and so did not listen for one (10024). */
function showWall(thrown: unknown): never {
  if (isCofferError(thrown) && thrown.data.show?.as === "modal") presentError(thrown);
  throw thrown;
}
