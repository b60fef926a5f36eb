import { Calendar } from "lucide";
import { type ReactNode, useState } from "react";
import { serverNow } from "#src/bridge/server-clock.ts";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { type DateRange, dateProblem } from "#src/ui/date-range.ts";
import { DateRangeField } from "#src/ui/date-range-field.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { FilterPopover } from "./filter-popover.tsx";
import { dateIn } from "./history-days.ts";
import { hasDates, noDates } from "./history-view.ts";
import { useDatesText } from "./use-dates-text.ts";

export interface DatesProps {
  readonly value: DateRange;
  readonly onChange: (dates: DateRange) => void;
}

/** Before the first exchange: a year that is still being typed is not asked for. */
const firstDate = "2010-01-01";

export function DatesFilter({ value, onChange }: DatesProps): ReactNode {
  const { t } = useTranslation();
  const datesText = useDatesText();
  const isSet = hasDates(value);
  return (
    <FilterPopover
      isSet={isSet}
      name={t("convert.records.when")}
      onTakeAway={() => onChange(noDates)}
      chip={
        <>
          <Icon of={Calendar} size={16} />
          {isSet ? datesText(value) : t("convert.records.anyTime")}
        </>
      }
    >
      <DatesField value={value} onChange={onChange} />
    </FilterPopover>
  );
}

/** Two dates; the list follows as soon as both of them are in order. */
export function DatesField({ value, onChange }: DatesProps): ReactNode {
  const { t } = useTranslation();
  const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const today = dateIn(timeZone, serverNow());
  const [draft, setDraft] = useState({ dates: value, of: value });
  if (draft.of !== value) setDraft({ dates: value, of: value });
  const rules = { min: firstDate, max: today };
  return (
    <DateRangeField
      label={t("convert.records.when")}
      value={draft.dates}
      today={today}
      {...rules}
      onChange={(dates) => {
        setDraft({ dates, of: value });
        if (!hasDates(dates) || dateProblem(dates, rules) === null) onChange(dates);
      }}
    />
  );
}
