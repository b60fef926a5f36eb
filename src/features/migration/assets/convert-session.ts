import type { CallOutput } from "#shared/contract/index.ts";
import { queries } from "#src/bridge/reads.ts";
import { serverNow } from "#src/bridge/server-clock.ts";
import { hasEnded, isOfPriced } from "#src/money/batch-record.ts";
import { type FlowCalls, openFlow } from "#src/money/open-flow.ts";
import { ownAnswer } from "#src/money/own-answer.ts";
import { QuoteFlow } from "#src/money/quote-flow.ts";
import type { QuoteTerms } from "#src/money/quote-flow-ports.ts";
import type { PricedView, QuoteFlowView } from "#src/money/quote-flow-view.ts";
import { presentWall } from "#src/session/present-wall.ts";
import { migrationPath } from "../paths.ts";

export const targetCoins = ["USDC", "EURC", "EUR"] as const;
export type TargetCoin = (typeof targetCoins)[number];

/** What a price is asked for: all that was marked CONVERT, into one coin. */
export interface ConvertIntent {
  readonly migrationId: string;
  readonly toCoin: TargetCoin;
  readonly coins: readonly string[];
}

/** `heldMs`: how long it was held when it came. */
export type ConvertQuote = CallOutput<"migration.convertInfo"> & { readonly heldMs: number };
export type ConvertResult = CallOutput<"migration.confirmQuery">;
export type ConvertView = QuoteFlowView<ConvertQuote, ConvertResult>;
export type PricedConvert = PricedView<ConvertQuote, ConvertResult>;
export type ConvertSession = QuoteFlow<ConvertIntent, ConvertQuote, ConvertResult>;

/** One conversion of a migration, from its price to its outcome (F6h.4), on the real bridge. */
export function openConvertSession(): ConvertSession {
  return openFlow(conversion, (ports) => new QuoteFlow(ports, terms));
}

const terms: QuoteTerms<ConvertQuote, ConvertResult> = {
  expiresAt: ({ quoteExpireTime }) => Number(quoteExpireTime),
  isFinal: (result, { exchangeCoins }) =>
    hasEnded(result.status) && isOfPriced(result.records, exchangeCoins),
};

const conversion: FlowCalls<ConvertIntent, ConvertQuote, ConvertResult> = {
  call: "migration.confirmQuote",
  /** One at a time: whatever coin it goes into, it takes the same balances. */
  key: ({ migrationId }) => `migration.confirmQuote ${migrationId}`,
  async quote({ migrationId, toCoin, coins }) {
    // Named, since an answer is bound to them: a price of other coins is none.
    const input = { migrationId, fromCoinList: [...coins], toCoin };
    try {
      const { data } = await ownAnswer("migration.convertInfo", input, { silent: true }).catch(presentWall);
      return { ...data, heldMs: Number(data.quoteExpireTime) - serverNow() };
    } finally {
      // The list beside it may be of before: another amount, or a coin that is refused now.
      queries.invalidate(["migration.review"]);
    }
  },
  order: ({ quoteId, exchangeCoins }, { migrationId, toCoin }, receives) => ({
    input: { migrationId, quoteId },
    kind: "migrationConvert",
    pays: null,
    receives: { coin: toCoin, amount: receives },
    coins: exchangeCoins.length,
    account: "FUND",
    history: migrationPath,
  }),
  async query({ quoteId }, { migrationId }) {
    const input = { migrationId, quoteId };
    const { data, invalidates } = await ownAnswer("migration.confirmQuery", input, { silent: true });
    if (hasEnded(data.status)) queries.invalidate([...invalidates, "migration.review"]);
    return data;
  },
};
