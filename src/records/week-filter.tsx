import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { DaysSteps, DaysSummary } from "./days-steps.tsx";
import { type Choice, type FilterControl, filterControl } from "./filter-control.ts";
import { firstOfWeek, weekAfter, weekBefore } from "./week.ts";

/** Seven days at a time, a week back or on at each press. `today`: the last day of the list beside it, ISO. */
export function weekFilter<K extends string>(name: K, today: string): FilterControl<Record<K, string>> {
  return filterControl(name, {
    chip: (choice: Choice<string>) => <WeekSteps {...choice} today={today} />,
    field: (choice) => <WeekSteps {...choice} today={today} />,
    summary: (value) => <WeekSummary until={value === "" ? today : value} />,
  });
}

function WeekSteps({ value, onChange, today }: Choice<string> & { readonly today: string }): ReactNode {
  const { t } = useTranslation();
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

function WeekSummary({ until }: { readonly until: string }): ReactNode {
  return <DaysSummary from={firstOfWeek(until)} to={until} />;
}
