import type {
  ConvertHistoryRow,
  ConvertKind,
  HistoryFilter,
  HistoryState,
} from "#shared/contract/convert-history.ts";
import { historyAccounts, sourcesOfHistoryAccount } from "#shared/domain/convert-sources.ts";
import { convertFacts } from "#shared/domain/known-facts.ts";
import { spanOf } from "#src/records/days.ts";
import { coinCode, dateRange, idText, oneOf, someOf } from "#src/records/filter-kinds.ts";
import { defineFilters } from "#src/records/filters.ts";
import { pageSize, type RecordSource } from "#src/records/record-source.ts";

/** In the order of the tabs. */
export const kindOrder = [
  "instant",
  "limit",
  "smallBalances",
  "block",
  "specialCoins",
] as const satisfies ConvertKind[];
/** In the order of the choices. */
export const stateOrder = [
  "success",
  "partial",
  "processing",
  "waiting",
  "failure",
  "canceled",
  "expired",
] as const satisfies HistoryState[];
/** `?kind=limit&state=success,failure&coin=BTC&account=funding&since=2026-11-01&until=2026-11-20&no=2071` */
export const historyFilters = defineFilters(
  {
    kind: oneOf(kindOrder),
    state: someOf(stateOrder),
    coin: coinCode(),
    account: oneOf(historyAccounts),
    dates: dateRange("since", "until"),
    recordNo: idText("no"),
  },
  ["kind"],
);
export type HistoryView = typeof historyFilters.empty;

/** What is asked of the server. */
export function filterOf({ kind, state, coin, account, dates, recordNo }: HistoryView): HistoryFilter {
  return {
    ...(account !== "" && { accountType: sourcesOfHistoryAccount(account).join(",") }),
    ...(kind !== "" && { kind }),
    ...(state.length > 0 && { state: state.join(",") }),
    ...(coin !== "" && { coin }),
    ...(recordNo !== "" && { recordNo }),
    ...spanOf(dates),
  };
}

export const historySource: RecordSource<"convert.history", HistoryFilter, ConvertHistoryRow> = {
  call: "convert.history",
  inputOf: (filter, page) => ({ ...filter, ...page }),
  find: (recordNo) => ({ recordNo, index: 1, limit: pageSize }),
  rowsOf: ({ list }) => list,
  totalOf: ({ total }) => total,
  idOf: ({ exchangeTxId }) => exchangeTxId,
  factsOf: convertFacts,
  timeOf: ({ createdAt }) => Number(createdAt),
  amountsOf: ({ fromAmount, toAmount }) => [fromAmount, toAmount],
  phaseOf: ({ state }) => (state === "processing" ? state : state === "waiting" ? "open" : "ended"),
};
