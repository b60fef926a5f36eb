import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { DateRange } from "#src/ui/date-range.ts";
import { flow } from "#src/ui/flow.ts";
import { DatesField } from "./dates-field.tsx";
import { DaysSteps } from "./days-steps.tsx";
import { windowAfter, windowBefore, windowDays, windowOf } from "./days-window.ts";
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

/** More days than a window holds are said to be too many: cut to one, the day that was just typed would be another. */
function WindowField({ value, onChange }: Choice<DateRange>): ReactNode {
  const today = todayOf();
  const shown = useMemo(() => windowOf(value, today), [value, today]);
  return (
    <div className={flow.stack3}>
      <WindowSteps value={value} onChange={onChange} />
      <DatesField value={shown} maxDays={windowDays} onChange={onChange} />
    </div>
  );
}
