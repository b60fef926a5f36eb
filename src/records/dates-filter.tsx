import { Calendar } from "lucide";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { serverNow } from "#src/bridge/server-clock.ts";
import { type DateRange, dateIssue } from "#src/ui/date-range.ts";
import { DateRangeField } from "#src/ui/date-range-field.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { dateIn, readersZone } from "./days.ts";
import { type Choice, type FilterControl, filterControl } from "./filter-control.ts";
import { hasDates, noDates } from "./filter-kinds.ts";
import { FilterPopover } from "./filter-popover.tsx";
import { rangeText } from "./time-texts.ts";

/** Before the first exchange: a year that is still being typed is not requested. */
const firstDate = "2010-01-01";

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

/** Two dates; the list follows as soon as both of them are in order. */
function DatesField({ value, onChange }: Choice<DateRange>): ReactNode {
  const { t } = useTranslation();
  const today = dateIn(readersZone(), serverNow());
  const [draft, setDraft] = useState({ dates: value, of: value });
  if (draft.of !== value) setDraft({ dates: value, of: value });
  const rules = { min: firstDate, max: today };
  return (
    <DateRangeField
      label={t("records.when")}
      value={draft.dates}
      today={today}
      {...rules}
      onChange={(dates) => {
        setDraft({ dates, of: value });
        if (!hasDates(dates) || dateIssue(dates, rules) === null) onChange(dates);
      }}
    />
  );
}
