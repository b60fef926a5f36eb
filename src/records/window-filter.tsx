import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { DateRange } from "#src/ui/date-range.ts";
import { flow } from "#src/ui/flow.ts";
import { type ChainView, isOfAnyTime } from "./chain-filters.ts";
import { DatesField } from "./dates-field.tsx";
import { DaysSteps } from "./days-steps.tsx";
import { windowAfter, windowBefore, windowDays, windowOf } from "./days-window.ts";
import type { FilterControl } from "./filter-control.ts";
import { noDates } from "./filter-kinds.ts";
import { rangeText } from "./time-texts.ts";
import { todayOf } from "./today.ts";

type Windowed = Pick<ChainView<string, string>, "dates" | "txId">;

interface WindowProps {
  readonly view: Windowed;
  readonly onChange: (dates: DateRange) => void;
}

/** A window of days at a time, back and on; none while a transaction is looked for at any time. */
export const windowFilter: FilterControl<Windowed> = {
  name: "dates",
  chip: ({ view, change }) => <WindowSteps view={view} onChange={(dates) => change({ dates })} />,
  field: ({ view, change }) => <WindowField view={view} onChange={(dates) => change({ dates })} />,
  summary: (view) => <WindowSummary view={view} />,
};

/** Without a sign: beside it a phone has room for the filters and the file in one row. */
function WindowSummary({ view }: Pick<WindowProps, "view">): ReactNode {
  const { t, i18n } = useTranslation();
  const { from, to } = windowOf(view.dates, todayOf());
  return <>{isOfAnyTime(view) ? t("records.anyTime") : rangeText(from, to, i18n.language)}</>;
}

function WindowSteps({ view, onChange }: WindowProps): ReactNode {
  const { t } = useTranslation();
  const today = todayOf();
  const isAny = isOfAnyTime(view);
  const shown = windowOf(view.dates, today);
  const after = windowAfter(view.dates, today);
  return (
    <DaysSteps
      {...(isAny ? noDates : shown)}
      backLabel={t("records.earlier")}
      onBack={() => onChange(isAny ? shown : windowBefore(view.dates, today))}
      onLabel={t("records.later")}
      onOn={after === null ? undefined : () => onChange(after)}
    />
  );
}

/** More days than a window holds are said to be too many: cut to one, the day that was just typed would be another. */
function WindowField({ view, onChange }: WindowProps): ReactNode {
  const today = todayOf();
  const { dates } = view;
  const shown = useMemo(() => windowOf(dates, today), [dates, today]);
  return (
    <div className={flow.stack3}>
      <WindowSteps view={view} onChange={onChange} />
      {!isOfAnyTime(view) && <DatesField value={shown} maxDays={windowDays} onChange={onChange} />}
    </div>
  );
}
