import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { SupportLink } from "#src/ui/support-link.tsx";
import { type ChainView, isOfAnyTime } from "./chain-filters.ts";
import { windowBefore, windowOf } from "./days-window.ts";
import { EarlierDays } from "./earlier-days.tsx";
import type { NoRecordsTexts } from "./no-records.tsx";
import { rangeText } from "./time-texts.ts";
import type { FilterState } from "./use-filters.ts";
import { useToday } from "./use-today.ts";

export interface DatedTexts {
  /** These days have none. */
  readonly none: string;
  readonly noneText: string;
  /** The filters leave none of what these days have. */
  readonly noMatches: string;
  readonly noMatchesText: string;
  /** There is none with the transaction that is looked for. */
  readonly noTx: string;
  /** The same of days that were chosen. */
  readonly noTxIn: (range: string) => string;
  /** Why that may be. */
  readonly noTxText: string;
}

type DatedView = Pick<ChainView<string, string>, "dates" | "txId">;

type DatedState<V> = Pick<FilterState<V>, "filters" | "view"> & {
  readonly hrefOf: (part: Pick<DatedView, "dates">) => string;
};

export interface DatedList {
  readonly earlier: ReactNode;
  readonly texts: NoRecordsTexts;
}

/** What a list of some days at a time says and leads to where it is empty. The days are no filter: of them alone it says that they have none. */
export function useDatedList<V extends DatedView>(
  { filters, view, hrefOf }: DatedState<V>,
  { none, noneText, noMatches, noMatchesText, noTx, noTxIn, noTxText }: DatedTexts,
): DatedList {
  const { i18n } = useTranslation();
  const today = useToday();
  const { from, to } = windowOf(view.dates, today);
  const days = windowBefore(view.dates, today);
  const isNarrowed = filters.count(view, ["dates"]) > 0;
  const isTx = view.txId !== "";
  const range = bidiIsolate(rangeText(from, to, i18n.language));
  return {
    earlier: (
      <>
        <EarlierDays days={days} href={hrefOf({ dates: days })} />
        {isTx && <SupportLink />}
      </>
    ),
    texts: {
      filtered: isTx
        ? { title: isOfAnyTime(view) ? noTx : noTxIn(range), text: noTxText }
        : isNarrowed
          ? { title: noMatches, text: noMatchesText }
          : { title: none, text: noneText },
      tab: none,
      none,
      text: noneText,
    },
  };
}
