import type { ConvertHistoryRow } from "#shared/contract/convert-history.ts";
import type { CallInput } from "#shared/contract/index.ts";
import { historyAccounts } from "#shared/domain/convert-sources.ts";
import { spanOf } from "#src/records/days.ts";
import { coinCode, dateRange, idText, oneOf } from "#src/records/filter-kinds.ts";
import { defineFilters } from "#src/records/filters.ts";
import type { RecordSource } from "#src/records/record-source.ts";
import { historySource } from "../history/history-view.ts";

/** The list of block trades: what it is narrowed by, and where it comes from. */

export const blockStates = ["success", "processing", "failure"] as const;

/** Sources of block trades by the account that is meant (F4b.2). */
const sources = {
  funding: "funding_block_trade",
  unified: "uta_convert_block_trade",
  spot: "spot_convert_block_trade",
} as const;

export const blockFilters = defineFilters(
  {
    account: oneOf(historyAccounts),
    state: oneOf(blockStates),
    coin: coinCode(),
    dates: dateRange("since", "until"),
    recordNo: idText("no"),
  },
  ["account"],
);
export type BlockView = typeof blockFilters.empty;

type Input = CallInput<"blockTrade.query">;
export type BlockFilter = Pick<
  Input,
  "accountType" | "exchangeStatus" | "fromCoin" | "startTime" | "endTime" | "exchangeTxId"
>;

export function blockFilterOf({ account, state, coin, dates, recordNo }: BlockView): BlockFilter {
  return {
    ...(account !== "" && { accountType: sources[account] }),
    ...(state !== "" && { exchangeStatus: state }),
    ...(coin !== "" && { fromCoin: coin }),
    ...(recordNo !== "" && { exchangeTxId: recordNo }),
    ...spanOf(dates),
  };
}

export const blockSource: RecordSource<"blockTrade.query", BlockFilter, ConvertHistoryRow> = {
  call: "blockTrade.query",
  inputOf: (filter, { index, limit }) => ({ ...filter, index, limit }),
  find: (exchangeTxId) => ({ exchangeTxId }),
  rowsOf: ({ list }) => list,
  totalOf: ({ total }) => total,
  idOf: historySource.idOf,
  factsOf: historySource.factsOf,
  timeOf: historySource.timeOf,
  amountsOf: ({ fromAmount, toAmount }) => [fromAmount, toAmount],
  phaseOf: historySource.phaseOf,
};
