import { Calendar, SlidersHorizontal } from "lucide";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { importWithRetry } from "#src/lazy/import-with-retry.ts";
import { Chip } from "#src/ui/chip.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { SearchField } from "#src/ui/search-field.tsx";
import { names } from "#src/ui/style.ts";
import { textLinkClass } from "#src/ui/text-link.tsx";
import { usePhone } from "#src/ui/use-phone.ts";
import { AccountFilter } from "./account-filter.tsx";
import { CoinFilter } from "./coin-filter.tsx";
import { DatesFilter } from "./dates-filter.tsx";
import { countClass, filteredClass, filtersClass, linkClass, searchClass } from "./history-style.ts";
import { countFilters, hasDates } from "./history-view.ts";
import { StatesFilter } from "./states-filter.tsx";
import { useDatesText } from "./use-dates-text.ts";
import type { HistoryViewState } from "./use-history-view.ts";
import { useTypedNumber } from "./use-typed-number.ts";

const fetchSheet = importWithRetry(() => import("./filter-sheet.tsx"));
const FilterSheet = lazy(fetchSheet);

/** What narrows the list: a row of choices, on phones a sheet. */
export function HistoryFilters({ state }: { readonly state: HistoryViewState }): ReactNode {
  return usePhone() ? <PhoneFilters state={state} /> : <WideFilters state={state} />;
}

function WideFilters({ state }: { readonly state: HistoryViewState }): ReactNode {
  const { t } = useTranslation();
  const { view, change, clear } = state;
  const number = useTypedNumber(view.recordNo, (recordNo) => change({ recordNo }, "search"));
  return (
    <search className={filtersClass} aria-label={t("convert.records.filters")}>
      <DatesFilter value={view.dates} onChange={(dates) => change({ dates }, "dates")} />
      <CoinFilter value={view.coin} onChange={(coin) => change({ coin })} />
      <StatesFilter value={view.states} onChange={(states) => change({ states })} />
      <AccountFilter value={view.account} onChange={(account) => change({ account })} />
      {countFilters(view) > 0 && (
        <button type="button" className={names(textLinkClass(), linkClass)} onClick={clear}>
          {t("convert.records.clear")}
        </button>
      )}
      <SearchField
        label={t("convert.records.recordNo")}
        className={searchClass}
        value={number.text}
        onChange={number.type}
        inputMode="search"
      />
    </search>
  );
}

function PhoneFilters({ state }: { readonly state: HistoryViewState }): ReactNode {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [everOpened, setEverOpened] = useState(false);
  if (open && !everOpened) setEverOpened(true);
  const { view } = state;
  const datesText = useDatesText();
  const dated = hasDates(view.dates);
  const others = countFilters(view) - (dated ? 1 : 0);
  const show = (): void => setOpen(true);
  return (
    <div className={filtersClass} onPointerDown={() => void fetchSheet()}>
      <Chip aria-haspopup="dialog" onClick={show}>
        <Icon of={Calendar} size={16} />
        {dated ? datesText(view.dates) : t("convert.records.anyTime")}
      </Chip>
      <Chip aria-haspopup="dialog" className={others > 0 ? filteredClass : undefined} onClick={show}>
        <Icon of={SlidersHorizontal} size={16} />
        {t("convert.records.filter")}
        {others > 0 && <span className={countClass}>{others}</span>}
      </Chip>
      {everOpened && (
        <Suspense fallback={null}>
          <FilterSheet open={open} onClose={() => setOpen(false)} state={state} />
        </Suspense>
      )}
    </div>
  );
}
