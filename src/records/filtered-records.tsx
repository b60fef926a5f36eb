import type { IconNode } from "lucide";
import type { ReactNode } from "react";
import type { CallName } from "#shared/contract/index.ts";
import { Card } from "#src/ui/card.tsx";
import { FilterBar } from "./filter-bar.tsx";
import type { FilterControl } from "./filter-control.ts";
import { cardClass } from "./list-style.ts";
import { MatchCount } from "./match-count.tsx";
import { NoRecords, type NoRecordsTexts } from "./no-records.tsx";
import { RecordList, type RecordListLook } from "./record-list.tsx";
import { todayOf } from "./today.ts";
import type { FilterState } from "./use-filters.ts";
import { useSame } from "./use-same.ts";

export interface FilteredRecordsProps<N extends CallName, F, R, V> {
  readonly list: RecordListLook<N, F, R>;
  /** Names the card and its table. */
  readonly label: string;
  readonly state: FilterState<V>;
  /** In their order; those of filters with tabs stand above the row, and in the sheet. */
  readonly controls: readonly FilterControl<V>[];
  /** `today` is the ISO date. */
  readonly filterOf: (view: V, today: string) => F;
  readonly texts: NoRecordsTexts & {
    /** Of the sheet's button: "Show 12 records"; undefined while that is not known. */
    readonly show: (count: number | undefined) => string;
  };
  readonly icon: IconNode;
  /** Where the first record comes from. */
  readonly action?: ReactNode;
  /** To the days before those that were looked through, where a list tells of some days at a time, and to who can help. */
  readonly earlier?: ReactNode;
  /** What can be done with the list as it is filtered, such as a {@link CsvButton}. */
  readonly end?: ReactNode;
}

/** A card of records: tabs, filters, the list, and what stands there when nothing fits. */
export function FilteredRecords<N extends CallName, F extends object, R, V>(
  props: FilteredRecordsProps<N, F, R, V>,
): ReactNode {
  const { list, label, state, controls, filterOf, texts, icon, action, earlier, end } = props;
  const today = todayOf();
  // Not kept by its view: the same days begin at another moment once the machine is in another time zone.
  const filter = useSame(filterOf(state.view, today));
  return (
    <Card className={cardClass} aria-label={label}>
      {controls.map(({ name, tabs }) => state.filters.tabs.includes(name) && tabs?.(state))}
      <FilterBar
        state={state}
        controls={controls}
        end={end}
        renderMatches={(view, enabled) => (
          <MatchCount source={list.source} filter={filterOf(view, today)} enabled={enabled}>
            {texts.show}
          </MatchCount>
        )}
      />
      <RecordList
        {...list}
        filter={filter}
        label={label}
        empty={<NoRecords state={state} icon={icon} texts={texts} action={action} earlier={earlier} />}
      />
    </Card>
  );
}
