import type { ConvertHistoryRow } from "#shared/contract/convert-history.ts";
import { record } from "../samples.ts";

/** A record of the history, 0.25 BTC to USDT at the market unless `part` says otherwise. */
export function historyRow(part: Partial<ConvertHistoryRow>): ConvertHistoryRow {
  return {
    ...record(),
    kind: "instant",
    state: "success",
    quotedToAmount: "23540.118302",
    quotedRate: "94160.47",
    feeCoin: "",
    feeAmount: "",
    quoteTxId: "q-1",
    endedAt: "1795180002000",
    coinCount: 0,
    coinsDone: 0,
    failCode: 0,
    ...part,
  };
}
