import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { boxClass, fieldClass, inputClass, labelClass } from "./box.ts";
import { Chip } from "./chip.tsx";
import { type DateRange, type DateRules, dateIssue, lastDays } from "./date-range.ts";
import { useIssueText } from "./date-range-text.ts";
import { FieldHint, type Hint } from "./field-hint.tsx";
import { css, cx } from "./style.ts";

const group = css`border: 0; margin: 0; padding: 0; min-width: 0; display: grid; gap: 12px; & > legend { padding: 0; margin-block-end: 6px; }`;
const chips = css`display: flex; flex-wrap: wrap; gap: 8px;`;
const pair = css`display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 8px 12px;`;
const native = css`
  min-height: inherit; cursor: text; text-align: start;
  &::-webkit-calendar-picker-indicator { cursor: pointer; opacity: .6; margin-inline-start: 0; }
  [data-theme="dark"] &::-webkit-calendar-picker-indicator { opacity: .8; }
`;

export interface DateRangeFieldProps extends DateRules {
  readonly label: ReactNode;
  readonly value: DateRange;
  readonly onChange: (range: DateRange) => void;
  /** The reader's own date today, ISO: presets end with it. */
  readonly today: string;
  /** Days back that one press chooses; those longer than `maxDays` are not offered. */
  readonly presets?: readonly number[];
  /** Said when the range itself is in order. */
  readonly hint?: Hint | undefined;
  readonly disabled?: boolean;
  /** Neither end may stay open. */
  readonly required?: boolean;
}

const usual = [7, 30, 90] as const;

/** From one day to another, both counted: the platform's own date fields, and the spans that are used most. */
export function DateRangeField(props: DateRangeFieldProps): ReactNode {
  const { label, value, onChange, today, presets = usual, hint, disabled = false, required = false } = props;
  const { min, max, maxDays } = props;
  const { t } = useTranslation();
  const id = useId();
  const issue = dateIssue(value, { min, max, maxDays });
  const issueText = useIssueText({ min, max, maxDays });
  // A range that is still being filled in is not yet wrong.
  const shown: Hint | undefined =
    issue === null || issue === "missing" ? hint : { tone: "error", children: issueText(issue) };
  const wrong = shown?.tone === "error";
  const ends = [
    { end: "from", words: t("ui.dates.from"), low: min, high: max },
    { end: "to", words: t("ui.dates.to"), low: value.from === "" ? min : value.from, high: max },
  ] as const;
  return (
    <fieldset className={group} disabled={disabled} aria-describedby={`${id}-hint`}>
      <legend className={labelClass}>{label}</legend>
      <div className={chips}>
        {presets
          .filter((days) => maxDays === undefined || days <= maxDays)
          .map((days) => {
            const range = lastDays(days, today);
            const holds = range.from === value.from && range.to === value.to;
            return (
              <Chip key={days} aria-pressed={holds} disabled={disabled} onClick={() => onChange(range)}>
                {t("ui.dates.last", { count: days })}
              </Chip>
            );
          })}
      </div>
      <div className={pair}>
        {ends.map(({ end, words, low, high }) => (
          <div key={end} className={fieldClass}>
            <label htmlFor={`${id}-${end}`} className={labelClass}>
              {words}
            </label>
            <div className={boxClass}>
              <input
                id={`${id}-${end}`}
                type="date"
                min={low}
                max={high}
                required={required}
                value={value[end]}
                className={cx(inputClass, native)}
                aria-invalid={wrong || undefined}
                aria-describedby={`${id}-hint`}
                onChange={(event) => onChange({ ...value, [end]: event.target.value })}
              />
            </div>
          </div>
        ))}
      </div>
      <FieldHint id={`${id}-hint`} hint={shown} />
    </fieldset>
  );
}
