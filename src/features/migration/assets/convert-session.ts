import type { CallOutput } from "#shared/contract/index.ts";
import { bridge } from "#src/bridge/bridge.ts";
import { queries } from "#src/bridge/reads.ts";
import { serverNow } from "#src/bridge/server-clock.ts";
import { loggedOut } from "#src/money/outcome.ts";
import { pageIntents } from "#src/money/page-intents.ts";
import { QuoteFlow } from "#src/money/quote-flow.ts";
import type { PricedView, QuoteFlowView } from "#src/money/quote-flow-view.ts";
import { sentIntent } from "#src/money/sent-intent.ts";
import { migrationPath } from "../paths.ts";

export const targetCoins = ["USDC", "EURC", "EUR"] as const;
export type TargetCoin = (typeof targetCoins)[number];

/** What a price is asked for: all that is marked CONVERT, into one coin. */
export interface ConvertIntent {
  readonly migrationId: string;
  readonly toCoin: TargetCoin;
}

/** `heldMs`: how long it was held when it came. */
export type ConvertQuote = CallOutput<"migration.convertInfo"> & { readonly heldMs: number };
export type ConvertResult = CallOutput<"migration.confirmQuery">;
export type ConvertView = QuoteFlowView<ConvertQuote, ConvertResult>;
export type PricedConvert = PricedView<ConvertQuote, ConvertResult>;
export type ConvertSession = QuoteFlow<ConvertIntent, ConvertQuote, ConvertResult>;

/** One conversion of a migration, from its price to its outcome (F6h.4), on the real bridge. */
export function openConvertSession(): ConvertSession {
  const { send, find, attend, outcome, reported, leave, unread } = sentIntent<"migration.confirmQuote">(
    pageIntents,
    () => session.lost(),
  );
  const session: ConvertSession = new QuoteFlow<ConvertIntent, ConvertQuote, ConvertResult>(
    {
      outcome,
      reported,
      leave,
      unread,
      attend,
      openIntent: (intent) => find(intentKey(intent)),
      async quote({ migrationId, toCoin }) {
        const answer = await bridge.call("migration.convertInfo", { migrationId, toCoin }, { silent: true });
        if (answer.kind === "anonymous") throw loggedOut("migration.convertInfo");
        // What it covers may be news to the list beside it.
        queries.invalidate(["migration.review"]);
        return { ...answer.data, heldMs: Number(answer.data.quoteExpireTime) - serverNow() };
      },
      execute: ({ quoteId, exchangeCoins }, intent, requestId, receives) =>
        send({
          requestId,
          call: "migration.confirmQuote",
          input: { migrationId: intent.migrationId, quoteId, requestId },
          kind: "migrationConvert",
          key: intentKey(intent),
          pays: null,
          receives: { coin: intent.toCoin, amount: receives },
          coins: exchangeCoins.length,
          account: "FUND",
          history: migrationPath,
          sentAt: Math.round(serverNow()),
        }),
      async query({ quoteId }, { migrationId }) {
        const input = { migrationId, quoteId };
        const answer = await bridge.call("migration.confirmQuery", input, { silent: true });
        if (answer.kind === "anonymous") throw loggedOut("migration.confirmQuery");
        if (isFinal(answer.data)) queries.invalidate([...answer.invalidates, "migration.review"]);
        return answer.data;
      },
      newId: () => crypto.randomUUID(),
      serverNow,
      wait: (ms) => new Promise((resume) => setTimeout(resume, ms)),
    },
    { expiresAt: ({ quoteExpireTime }) => Number(quoteExpireTime), isFinal },
  );
  return session;
}

function isFinal({ status }: Pick<ConvertResult, "status">): boolean {
  return status === "success" || status === "failure" || status === "partial_fulfillment";
}

/** One at a time: whatever coin it goes into, it takes the same balances. */
function intentKey({ migrationId }: ConvertIntent): string {
  return `migration.confirmQuote ${migrationId}`;
}
