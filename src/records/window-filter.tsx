import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { DateRange } from "#src/ui/date-range.ts";
import { DateRangeField } from "#src/ui/date-range-field.tsx";
import { flow } from "#src/ui/flow.ts";
import { DaysSteps } from "./days-steps.tsx";
import { windowAfter, windowBefore, windowOf } from "./days-window.ts";
import { type Choice, type FilterControl, filterControl } from "./filter-control.ts";
import { rangeText } from "./time-texts.ts";
import { todayOf } from "./today.ts";

/** A window of days at a time, back and on. */
export function windowFilter<K extends string>(name: K): FilterControl<Record<K, DateRange>> {
  return filterControl(name, {
    chip: (choice: Choice<DateRange>) => <WindowSteps {...choice} />,
    field: (choice) => <WindowField {...choice} />,
    summary: (value) => <WindowSummary value={value} />,
  });
}

/** Without a sign: beside it a phone has room for the filters and the file in one row. */
function WindowSummary({ value }: { readonly value: DateRange }): ReactNode {
  const { i18n } = useTranslation();
  const { from, to } = windowOf(value, todayOf());
  return <>{rangeText(from, to, i18n.language)}</>;
}

function WindowSteps({ value, onChange }: Choice<DateRange>): ReactNode {
  const { t } = useTranslation();
  const today = todayOf();
  const after = windowAfter(value, today);
  return (
    <DaysSteps
      {...windowOf(value, today)}
      backLabel={t("records.earlier")}
      onBack={() => onChange(windowBefore(value, today))}
      onLabel={t("records.later")}
      onOn={after === null ? undefined : () => onChange(after)}
    />
  );
}

function WindowField({ value, onChange }: Choice<DateRange>): ReactNode {
  const { t } = useTranslation();
  const today = todayOf();
  return (
    <div className={flow.stack3}>
      <WindowSteps value={value} onChange={onChange} />
      <DateRangeField
        label={t("records.when")}
        value={windowOf(value, today)}
        today={today}
        min="2010-01-01"
        max={today}
        onChange={(dates) => onChange(windowOf(dates, today))}
      />
    </div>
  );
}
