import type { ConvertQuote } from "#shared/contract/convert.ts";
import type { ConvertRecord } from "#shared/contract/convert-record.ts";
import type { BlockTradeAccount, ConvertAccount } from "#shared/contract/fields.ts";
import type { StoredIntent } from "#shared/contract/intents.ts";
import { blockAccounts } from "#shared/domain/block-accounts.ts";
import { queries } from "#src/bridge/reads.ts";
import { type FlowCalls, openFlow } from "#src/money/open-flow.ts";
import { ownAnswer } from "#src/money/own-answer.ts";
import { QuoteFlow } from "#src/money/quote-flow.ts";
import { presentWall } from "#src/session/present-wall.ts";
import { blockHistoryPath } from "../block-trade/block-paths.ts";
import { queryBlock } from "../block-trade/query-block.ts";
import { historyPath } from "../paths.ts";
import { productHistoryPath } from "../special-coins/special-path.ts";
import { type ConvertFlow, conversionTerms, type QuoteIntent, type QuoteWorld } from "./quote-session.ts";

/** One conversion at a time, on the real bridge; `adapt` may put rules of its own before it. */
export function openQuoteSession(adapt: (world: QuoteWorld) => QuoteWorld = (world) => world): ConvertFlow {
  return openFlow(conversion, (world) => new QuoteFlow(adapt(world), conversionTerms));
}

const conversion: FlowCalls<QuoteIntent, ConvertQuote, ConvertRecord> = {
  call: "convert.execute",
  key(intent) {
    const { accountType, fromCoin, toCoin, requestCoin, requestAmount } = intent;
    const { productId = "", tradeType = "" } = intent;
    const what = [fromCoin, toCoin, requestCoin, requestAmount, productId, tradeType];
    return ["convert", accountType, ...what].join(" ").trimEnd();
  },
  async quote(intent, requestId) {
    const { expects: _, ...input } = { ...intent, accountType: accountOf(intent), requestId };
    return (await ownAnswer("convert.quote", input).catch(presentWall)).data;
  },
  order({ quoteTxId, fromCoin, fromAmount, toCoin, toAmount }, intent) {
    const account = accountOf(intent);
    return {
      input: { quoteTxId, accountType: account },
      ...recordsOf(intent),
      pays: { coin: fromCoin, amount: fromAmount },
      receives: { coin: toCoin, amount: toAmount },
      coins: 0,
      account,
    };
  },
  async query(quote, intent) {
    const record = await queryRecord(quote, intent);
    // One that brought nothing tells what was quoted.
    return { ...record, toAmount: record.toAmount || quote.toAmount };
  },
};

async function queryRecord(
  quote: ConvertQuote,
  { accountType, tradeType }: QuoteIntent,
): Promise<ConvertRecord> {
  const { quoteTxId } = quote;
  if (tradeType === "BLOCK") return queryBlock(quote);
  const { data, invalidates } =
    accountType === "eb_convert_uta"
      ? await ownAnswer("convert.unifiedQuery", { quoteTxId })
      : await ownAnswer("convert.query", { quoteTxId, accountType });
  const { exchangeStatus } = data.result;
  if (exchangeStatus === "success" || exchangeStatus === "failure") queries.invalidate(invalidates);
  return data.result;
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
