import { SlidersHorizontal } from "lucide";
import { Fragment, lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { importWithRetry } from "#src/lazy/import-with-retry.ts";
import { Chip } from "#src/ui/chip.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { cx } from "#src/ui/style.ts";
import { textLinkClass } from "#src/ui/text-link.tsx";
import { usePhone } from "#src/ui/use-phone.ts";
import type { FilterControl } from "./filter-control.ts";
import type { FilterSheetProps } from "./filter-sheet.tsx";
import { barClass, clearClass, countClass, endClass, filteredClass } from "./filter-style.ts";
import type { FilterState } from "./use-filters.ts";

const fetchSheet = importWithRetry(() => import("./filter-sheet.tsx"));
const FilterSheet = lazy(fetchSheet) as unknown as <V>(props: FilterSheetProps<V>) => ReactNode;

export interface FilterBarProps<V> {
  readonly state: FilterState<V>;
  /** In their order; those of filters with tabs stand in the sheet only. */
  readonly controls: readonly FilterControl<V>[];
  /** The words of the sheet's button, such as {@link MatchCount}: how many records would be shown. */
  readonly renderMatches: (view: V, enabled: boolean) => ReactNode;
  /** What else can be done with the list, at the end of the row. */
  readonly end?: ReactNode;
}

/** What narrows the list: a row of choices, on phones a sheet. */
export function FilterBar<V>(props: FilterBarProps<V>): ReactNode {
  return usePhone() ? <PhoneFilters {...props} /> : <WideFilters {...props} />;
}

function WideFilters<V>({ state, controls, end }: FilterBarProps<V>): ReactNode {
  const { t } = useTranslation();
  const { filters, count, clear } = state;
  const chips = (atEnd: boolean): ReactNode =>
    controls
      .filter(({ name, last = false }) => last === atEnd && !filters.tabs.includes(name))
      .map(({ name, chip }) => <Fragment key={name}>{chip(state)}</Fragment>);
  return (
    <search className={barClass} aria-label={t("records.filters")}>
      {chips(false)}
      {count > 0 && (
        <button type="button" className={cx(textLinkClass(), clearClass)} onClick={clear}>
          {t("records.clear")}
        </button>
      )}
      {chips(true)}
      {end}
    </search>
  );
}

function PhoneFilters<V>({ state, controls, renderMatches, end }: FilterBarProps<V>): ReactNode {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [everOpened, setEverOpened] = useState(false);
  if (open && !everOpened) setEverOpened(true);
  const { filters, view } = state;
  const summed = controls.filter(({ summary }) => summary !== undefined);
  const others = filters.count(view, [...filters.tabs, ...summed.map(({ name }) => name)]);
  const show = (): void => setOpen(true);
  return (
    <div className={barClass} onPointerDown={() => void fetchSheet()}>
      {summed.map(({ name, summary }) => (
        <Chip key={name} aria-haspopup="dialog" onClick={show}>
          {summary?.(view)}
        </Chip>
      ))}
      <Chip aria-haspopup="dialog" className={others > 0 ? filteredClass : undefined} onClick={show}>
        <Icon of={SlidersHorizontal} size={16} />
        {t("records.filter")}
        {others > 0 && <span className={countClass}>{others}</span>}
      </Chip>
      {end !== undefined && <div className={endClass}>{end}</div>}
      {everOpened && (
        <Suspense fallback={null}>
          <FilterSheet
            open={open}
            onClose={() => setOpen(false)}
            state={state}
            controls={controls}
            renderMatches={renderMatches}
          />
        </Suspense>
      )}
    </div>
  );
}
