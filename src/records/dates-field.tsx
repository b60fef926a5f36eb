import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { type DateRange, dateIssue } from "#src/ui/date-range.ts";
import { DateRangeField } from "#src/ui/date-range-field.tsx";
import type { Choice } from "./filter-control.ts";
import { hasDates } from "./filter-kinds.ts";
import { todayOf } from "./today.ts";

/** Before the first exchange: a year that is still being typed is not requested. */
const firstDate = "2010-01-01";

export interface DatesFieldProps extends Choice<DateRange> {
  /** At most so many days, both ends counted. */
  readonly maxDays?: number;
}

/** Two dates; the list follows as soon as both of them are in order. `value` is the same object while it says the same. */
export function DatesField({ value, onChange, maxDays }: DatesFieldProps): ReactNode {
  const { t } = useTranslation();
  const today = todayOf();
  const [draft, setDraft] = useState({ dates: value, of: value });
  if (draft.of !== value) setDraft({ dates: value, of: value });
  const rules = { min: firstDate, max: today, maxDays };
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
