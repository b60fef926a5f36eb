import { ChevronLeft, ChevronRight } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { serverNow } from "#src/bridge/server-clock.ts";
import type { DateRange } from "#src/ui/date-range.ts";
import { DateRangeField } from "#src/ui/date-range-field.tsx";
import { flow } from "#src/ui/flow.ts";
import { IconButton } from "#src/ui/icon-button.tsx";
import { cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { dateIn, readersZone } from "./days.ts";
import { windowAfter, windowBefore, windowOf } from "./days-window.ts";
import { type Choice, type FilterControl, filterControl } from "./filter-control.ts";
import { rangeText } from "./time-texts.ts";

/** Thirty days at a time, back and on. */
export function windowFilter<K extends string>(name: K): FilterControl<Record<K, DateRange>> {
  return filterControl(name, {
    chip: (choice: Choice<DateRange>) => <WindowSteps {...choice} />,
    field: (choice) => <WindowField {...choice} />,
    summary: (value) => <WindowSummary value={value} />,
  });
}

const todayOf = (): string => dateIn(readersZone(), serverNow());

function WindowSummary({ value }: { readonly value: DateRange }): ReactNode {
  const { i18n } = useTranslation();
  const shown = windowOf(value, todayOf());
  return <>{rangeText(shown.from, shown.to, i18n.language)}</>;
}

function WindowSteps({ value, onChange }: Choice<DateRange>): ReactNode {
  const { t } = useTranslation();
  const today = todayOf();
  const after = windowAfter(value, today);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would call steps form controls
    <div className={flow.rowTight} role="group" aria-label={t("records.when")}>
      <IconButton
        icon={ChevronLeft}
        flip
        label={t("records.earlier")}
        onClick={() => onChange(windowBefore(value, today))}
      />
      <span className={cx(text.small, text.medium, text.nowrap)} aria-live="polite">
        <WindowSummary value={value} />
      </span>
      <IconButton
        icon={ChevronRight}
        flip
        label={t("records.later")}
        disabled={after === null}
        onClick={() => after !== null && onChange(after)}
      />
    </div>
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
