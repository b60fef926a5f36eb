import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { DaysSteps, DaysSummary } from "./days-steps.tsx";
import { type Choice, type FilterControl, filterControl } from "./filter-control.ts";
import { todayOf } from "./today.ts";
import { firstOfWeek, weekAfter, weekBefore } from "./week.ts";

/** Seven days at a time, a week back or on at each press. */
export function weekFilter<K extends string>(name: K): FilterControl<Record<K, string>> {
  return filterControl(name, {
    chip: (choice: Choice<string>) => <WeekSteps {...choice} />,
    field: (choice) => <WeekSteps {...choice} />,
    summary: (value) => <WeekSummary value={value} />,
  });
}

function WeekSteps({ value, onChange }: Choice<string>): ReactNode {
  const { t } = useTranslation();
  const today = todayOf();
  const until = value === "" ? today : value;
  const next = weekAfter(until);
  return (
    <DaysSteps
      from={firstOfWeek(until)}
      to={until}
      backLabel={t("records.weekBefore")}
      onBack={() => onChange(weekBefore(until))}
      onLabel={t("records.weekAfter")}
      onOn={until >= today ? undefined : () => onChange(next >= today ? "" : next)}
    />
  );
}

function WeekSummary({ value }: { readonly value: string }): ReactNode {
  const until = value === "" ? todayOf() : value;
  return <DaysSummary from={firstOfWeek(until)} to={until} />;
}
