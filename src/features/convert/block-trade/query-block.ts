import type { ConvertQuote } from "#shared/contract/convert.ts";
import type { ConvertRecord } from "#shared/contract/convert-record.ts";
import { queries } from "#src/bridge/reads.ts";
import { ownAnswer } from "#src/money/own-answer.ts";

/** What became of a block trade; rejects while the exchange does not list it. */
export async function queryBlock({ quoteTxId }: ConvertQuote): Promise<ConvertRecord> {
  const { data, invalidates } = await ownAnswer("blockTrade.query", { exchangeTxId: quoteTxId });
  const [record] = data.list;
  if (record === undefined) throw new Error(`${quoteTxId} is not listed yet`);
  const { exchangeStatus } = record;
  if (exchangeStatus === "success" || exchangeStatus === "failure") {
    // The lists of block trades too, which a call of the same name does not put out of date by itself.
    queries.invalidate([...invalidates, "blockTrade.query", "blockTrade.check"]);
  }
  return record;
}
