import { Calendar, ChevronLeft, ChevronRight } from "lucide";
import type { ReactNode } from "react";
import { serverNow } from "#src/bridge/server-clock.ts";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { flow } from "#src/ui/flow.ts";
import { Icon } from "#src/ui/icon.tsx";
import { IconButton } from "#src/ui/icon-button.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { dateIn, readersZone } from "./days.ts";
import { type Choice, type FilterControl, filterControl } from "./filter-control.ts";
import { rangeText } from "./time-texts.ts";
import { daysBefore, firstOfWeek } from "./week.ts";

const week = 7;
const shown = css`justify-content: center; min-width: 176px; white-space: nowrap;`;

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
  const today = dateIn(readersZone(), serverNow());
  const until = value === "" ? today : value;
  const next = daysBefore(until, -week);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would call its steps form controls
    <span className={flow.rowTight} role="group" aria-label={t("records.when")}>
      <IconButton
        label={t("records.weekBefore")}
        size="box"
        icon={ChevronLeft}
        flip
        onClick={() => onChange(daysBefore(until, week))}
      />
      <span className={cx(flow.row, text.medium, text.small, shown)} aria-live="polite">
        <WeekSummary value={value} />
      </span>
      <IconButton
        label={t("records.weekAfter")}
        size="box"
        icon={ChevronRight}
        flip
        disabled={until >= today}
        onClick={() => onChange(next >= today ? "" : next)}
      />
    </span>
  );
}

/** "14 – 20 Nov 2026" */
function WeekSummary({ value }: { readonly value: string }): ReactNode {
  const { i18n } = useTranslation();
  const until = value === "" ? dateIn(readersZone(), serverNow()) : value;
  return (
    <>
      <Icon of={Calendar} size={16} />
      {rangeText(firstOfWeek(until), until, i18n.language)}
    </>
  );
}
