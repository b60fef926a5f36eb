import type { ReactNode } from "react";
import type { DateRange } from "#src/ui/date-range.ts";
import { windowBefore } from "./days-window.ts";
import { EarlierDays } from "./earlier-days.tsx";
import type { NoRecordsTexts } from "./no-records.tsx";
import type { FilterState } from "./use-filters.ts";
import { useToday } from "./use-today.ts";

export interface DatedTexts {
  /** These days have none. */
  readonly none: string;
  readonly noneText: string;
  /** The filters leave none of what these days have. */
  readonly noMatches: string;
  readonly noMatchesText: string;
}

type DatedState<V> = Pick<FilterState<V>, "filters" | "view"> & {
  readonly hrefOf: (part: { readonly dates: DateRange }) => string;
};

export interface DatedList {
  readonly earlier: ReactNode;
  readonly texts: NoRecordsTexts;
}

/** What a list of some days at a time says and leads to where it is empty. The days are no filter: of them alone it says that they have none. */
export function useDatedList<V extends { readonly dates: DateRange }>(
  { filters, view, hrefOf }: DatedState<V>,
  { none, noneText, noMatches, noMatchesText }: DatedTexts,
): DatedList {
  const days = windowBefore(view.dates, useToday());
  const isNarrowed = filters.count(view, ["dates"]) > 0;
  return {
    earlier: <EarlierDays days={days} href={hrefOf({ dates: days })} />,
    texts: {
      filtered: isNarrowed ? { title: noMatches, text: noMatchesText } : { title: none, text: noneText },
      tab: none,
      none,
      text: noneText,
    },
  };
}
