import { Calendar } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { DateRange } from "#src/ui/date-range.ts";
import { Icon } from "#src/ui/icon.tsx";
import { DatesField } from "./dates-field.tsx";
import { type Choice, type FilterControl, filterControl } from "./filter-control.ts";
import { hasDates, noDates } from "./filter-kinds.ts";
import { FilterPopover } from "./filter-popover.tsx";
import { rangeText } from "./time-texts.ts";

/** From one day to another, both of them whole. */
export function datesFilter<K extends string>(name: K): FilterControl<Record<K, DateRange>> {
  return filterControl(name, {
    chip: (choice: Choice<DateRange>) => <DatesPanel {...choice} />,
    field: (choice) => <DatesField {...choice} />,
    summary: (value) => <DatesSummary value={value} />,
    typed: true,
  });
}

function DatesPanel({ value, onChange }: Choice<DateRange>): ReactNode {
  const { t } = useTranslation();
  return (
    <FilterPopover
      isSet={hasDates(value)}
      name={t("records.when")}
      onTakeAway={() => onChange(noDates)}
      chip={<DatesSummary value={value} />}
    >
      <DatesField value={value} onChange={onChange} />
    </FilterPopover>
  );
}

/** Chosen days in words: "1 – 20 Nov 2026". */
function DatesSummary({ value }: { readonly value: DateRange }): ReactNode {
  const { t, i18n } = useTranslation();
  return (
    <>
      <Icon of={Calendar} size={16} />
      {hasDates(value) ? rangeText(value.from, value.to, i18n.language) : t("records.anyTime")}
    </>
  );
}
