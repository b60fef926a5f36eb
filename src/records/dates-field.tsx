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

/**
 * Two dates; the list follows as soon as they are in order. An end may stay open where there is no bound of days. `value` is the same
 * object while it says the same.
 */
export function DatesField({ value, onChange, maxDays }: DatesFieldProps): ReactNode {
  const { t } = useTranslation();
  const today = todayOf();
  const [draft, setDraft] = useState({ dates: value, of: value });
  if (draft.of !== value) setDraft({ dates: value, of: value });
  const rules = { min: firstDate, max: today, maxDays };
  const isInOrder = ({ from, to }: DateRange): boolean =>
    dateIssue(maxDays === undefined ? { from: from || firstDate, to: to || today } : { from, to }, rules) ===
    null;
  return (
    <DateRangeField
      label={t("records.when")}
      value={draft.dates}
      today={today}
      required={maxDays !== undefined}
      {...rules}
      onChange={(dates) => {
        setDraft({ dates, of: value });
        if (!hasDates(dates) || isInOrder(dates)) onChange(dates);
      }}
    />
  );
}
