import type { DateRange } from "#src/ui/date-range.ts";
import { spanOf } from "./days.ts";
import { openWindow } from "./days-window.ts";
import { coinCode, dateRange, hasDates, oneOf, txText } from "./filter-kinds.ts";
import { defineFilters, type Filters } from "./filters.ts";

/** Deposits and withdrawals are narrowed alike: on-chain or between users, a coin, a status, days, a transaction. Pure. */
export interface ChainView<K extends string, S extends string> {
  readonly kind: K | "";
  readonly coin: string;
  readonly status: S | "";
  readonly dates: DateRange;
  readonly txId: string;
}

/** `?kind=chain&coin=BTC&status=success&since=2026-10-24&until=2026-11-22&tx=9f2c` */
export function chainFilters<K extends string, S extends string>(
  kinds: readonly K[],
  statuses: readonly S[],
): Filters<ChainView<K, S>> {
  return defineFilters<ChainView<K, S>>(
    {
      kind: oneOf(kinds),
      coin: coinCode(),
      status: oneOf(statuses),
      dates: dateRange("since", "until"),
      txId: txText("tx"),
    },
    ["kind"],
  );
}

/** A transaction is one thing at one time, which who looks for it need not know: only days that were chosen narrow it. */
export function isOfAnyTime({ dates, txId }: Pick<ChainView<string, string>, "dates" | "txId">): boolean {
  return txId !== "" && !hasDates(dates);
}

/** What both lists ask alike of the server, of the days that the bar shows; `today` is the ISO date. */
export function chainFilterOf(view: ChainView<string, string>, today: string) {
  const { coin, dates, txId } = view;
  return {
    ...(coin !== "" && { coin }),
    ...(txId !== "" && { txID: txId }),
    ...(!isOfAnyTime(view) && spanOf(openWindow(dates, today))),
  };
}
