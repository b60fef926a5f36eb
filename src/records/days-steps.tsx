import { Calendar, ChevronLeft, ChevronRight } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { flow } from "#src/ui/flow.ts";
import { Icon } from "#src/ui/icon.tsx";
import { IconButton } from "#src/ui/icon-button.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { rangeText } from "./time-texts.ts";

const shown = css`justify-content: center; min-width: 176px; white-space: nowrap;`;

export interface DaysStepsProps {
  /** Both ISO, both of them whole; "" of any time. */
  readonly from: string;
  readonly to: string;
  readonly backLabel: string;
  readonly onBack: () => void;
  readonly onLabel: string;
  /** Undefined where the days end today. */
  readonly onOn: (() => void) | undefined;
}

/** Some days at a time, back and on at each press. */
export function DaysSteps({ from, to, backLabel, onBack, onLabel, onOn }: DaysStepsProps): ReactNode {
  const { t } = useTranslation();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would call its steps form controls
    <span className={flow.rowTight} role="group" aria-label={t("records.when")}>
      <IconButton label={backLabel} size="box" icon={ChevronLeft} flip onClick={onBack} />
      <span className={cx(flow.row, text.medium, text.small, shown)} aria-live="polite">
        <DaysSummary from={from} to={to} />
      </span>
      <IconButton
        label={onLabel}
        size="box"
        icon={ChevronRight}
        flip
        aria-disabled={onOn === undefined}
        onClick={onOn}
      />
    </span>
  );
}

/** "14 – 20 Nov 2026" */
export function DaysSummary({ from, to }: Pick<DaysStepsProps, "from" | "to">): ReactNode {
  const { t, i18n } = useTranslation();
  return (
    <>
      <Icon of={Calendar} size={16} />
      {rangeText(from, to, i18n.language) || t("records.anyTime")}
    </>
  );
}
