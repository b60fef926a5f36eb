import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { boxClass, inputClass, labelClass } from "#src/ui/box.ts";
import { Chip } from "#src/ui/chip.tsx";
import { type DateRange, dateIssue } from "#src/ui/date-range.ts";
import { useIssueText } from "#src/ui/date-range-text.ts";
import { FieldHint, type Hint } from "#src/ui/field-hint.tsx";
import { flow } from "#src/ui/flow.ts";
import { css, cx } from "#src/ui/style.ts";
import { daysText } from "./file-text.ts";
import { shortened } from "./period.ts";

const group = css`border: 0; margin: 0; padding: 0; min-width: 0; display: grid; gap: 8px; & > legend { padding: 0; margin-block-end: 6px; }`;
const pair = css`display: grid; grid-template-columns: repeat(auto-fit, minmax(min(148px, 100%), 1fr)); gap: 8px 12px;`;
const native = css`min-height: inherit; cursor: text; text-align: start; &::-webkit-calendar-picker-indicator { cursor: pointer; opacity: .6; }`;

export interface Preset {
  readonly id: string;
  readonly label: string;
  readonly range: DateRange;
}

export interface PeriodFieldProps {
  readonly value: DateRange;
  /** Of the one that holds, "" for days of one's own. */
  readonly preset: string;
  readonly presets: readonly Preset[];
  readonly onChange: (range: DateRange, preset: string) => void;
  /** First and last date that may be chosen. */
  readonly min: string;
  readonly max: string;
  /** At most so many days in one file, both ends counted. */
  readonly maxDays: number;
  readonly disabled?: boolean;
}

/** Whole UTC days from one to another, both included: presets, days of one's own, and the way back from too many. */
export function PeriodField(props: PeriodFieldProps): ReactNode {
  const { value, preset, presets, onChange, min, max, maxDays, disabled = false } = props;
  const { t, i18n } = useTranslation();
  const id = useId();
  const rules = { min, max, maxDays };
  const issue = dateIssue(value, rules);
  const issueText = useIssueText(rules);
  const hint: Hint =
    issue === null
      ? { children: t("files.period.rule", { time: daysText(maxDays, i18n.language) }) }
      : {
          tone: "error",
          children: (
            <>
              {issueText(issue)}{" "}
              {issue === "span" && (
                <button type="button" onClick={() => onChange(shortened(value, maxDays), "")}>
                  {t("files.period.shorten")}
                </button>
              )}
            </>
          ),
        };
  return (
    <fieldset className={group} disabled={disabled} aria-describedby={`${id}-hint`}>
      <legend className={labelClass}>{t("files.period.label")}</legend>
      <div className={cx(flow.row, flow.wrap)}>
        {presets.map((one) => (
          <Chip
            key={one.id}
            aria-pressed={one.id === preset}
            disabled={disabled}
            onClick={() => onChange(one.range, one.id)}
          >
            {one.label}
          </Chip>
        ))}
        <Chip aria-pressed={preset === ""} disabled={disabled} onClick={() => onChange(value, "")}>
          {t("files.period.own")}
        </Chip>
      </div>
      <div className={pair}>
        {(["from", "to"] as const).map((end) => (
          <div key={end} className={boxClass}>
            <input
              type="date"
              aria-label={t(`files.period.${end}`)}
              min={end === "to" && value.from !== "" ? value.from : min}
              max={max}
              value={value[end]}
              className={cx(inputClass, native)}
              aria-invalid={issue !== null || undefined}
              aria-describedby={`${id}-hint`}
              onChange={(event) => onChange({ ...value, [end]: event.target.value }, "")}
            />
          </div>
        ))}
      </div>
      <FieldHint id={`${id}-hint`} hint={hint} />
    </fieldset>
  );
}
