import type { BlockTradeAccount, ConvertAccount } from "#shared/contract/fields.ts";
import type { StoredIntent } from "#shared/contract/intents.ts";
import { blockAccounts } from "#shared/domain/block-accounts.ts";
import { isCofferError } from "#shared/rpc/errors.ts";
import { bridge } from "#src/bridge/bridge.ts";
import { queries } from "#src/bridge/reads.ts";
import { serverNow } from "#src/bridge/server-clock.ts";
import { loggedOut } from "#src/money/outcome.ts";
import { pageIntents } from "#src/money/page-intents.ts";
import { type SentIntent, sentIntent } from "#src/money/sent-intent.ts";
import { presentError } from "#src/session/error-presenter.ts";
import { blockHistoryPath } from "../block-trade/block-paths.ts";
import { queryBlock } from "../block-trade/query-block.ts";
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
  reported,
  leave,
  unread,
}: SentIntent<"convert.execute">): QuoteWorld {
  return {
    outcome,
    reported,
    leave,
    unread,
    attend,
    openIntent: (intent) => find(intentKey(intent)),
    async quote(intent, requestId) {
      const { expects: _, ...input } = { ...intent, accountType: accountOf(intent) };
      const result = await bridge.call("convert.quote", { ...input, requestId }).catch(showWall);
      if (result.kind === "anonymous") throw loggedOut("convert.quote");
      return result.data;
    },
    execute(quote, intent, requestId) {
      const { quoteTxId, fromCoin, fromAmount, toCoin, toAmount } = quote;
      const accountType = accountOf(intent);
      return send({
        requestId,
        call: "convert.execute",
        input: { quoteTxId, accountType, requestId },
        ...recordsOf(intent),
        key: intentKey(intent),
        pays: { coin: fromCoin, amount: fromAmount },
        receives: { coin: toCoin, amount: toAmount },
        coins: 0,
        account: accountType,
        sentAt: Math.round(serverNow()),
      });
    },
    async query(quote, intent) {
      const { quoteTxId } = quote;
      const { accountType } = intent;
      if (intent.tradeType === "BLOCK") return queryBlock(quote);
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

/** The wallet as the call names it. */
function accountOf({ accountType, tradeType }: QuoteIntent): ConvertAccount | BlockTradeAccount {
  return tradeType === "BLOCK" ? blockAccounts[accountType] : accountType;
}

/** What kind of intent it is, and where its record is listed. */
function recordsOf({ productId, tradeType }: QuoteIntent): Pick<StoredIntent, "kind" | "history"> {
  if (tradeType === "BLOCK") return { kind: "block", history: blockHistoryPath };
  if (productId !== undefined) return { kind: "specialCoins", history: productHistoryPath(productId) };
  return { kind: "instant", history: historyPath };
}

/** The same for what a person would take for the same conversion. */
function intentKey(intent: QuoteIntent): string {
  const { accountType, fromCoin, toCoin, requestCoin, requestAmount } = intent;
  const { productId = "", tradeType = "" } = intent;
  const what = [fromCoin, toCoin, requestCoin, requestAmount, productId, tradeType];
  return ["convert", accountType, ...what].join(" ").trimEnd();
}

/** A compliance wall also stands where the page was not idle yet, and so did not listen for one (10024). */
function showWall(thrown: unknown): never {
  if (isCofferError(thrown) && thrown.data.show?.as === "modal") presentError(thrown);
  throw thrown;
}
