import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#src/i18n/format.ts";
import { boxClass, fieldClass, inputClass, labelClass } from "#src/ui/box.ts";
import { Chip } from "#src/ui/chip.tsx";
import { FieldHint, type Hint } from "#src/ui/field-hint.tsx";
import { flow } from "#src/ui/flow.ts";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";

const area = css`min-height: 88px; resize: vertical; padding-block: 10px;`;
/** Beginnings that a person goes on writing. */
export const purposeStarts = ["savings", "work", "goods", "family"] as const;

export interface PurposeFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly max: number;
  readonly hint?: Hint;
}

/** What the transfer is for, in the person's own words. */
export function PurposeField({ value, onChange, max, hint }: PurposeFieldProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const id = useId();
  /** In the place of another one: what was written goes on behind it. */
  const begin = (start: (typeof purposeStarts)[number]): void => {
    const words = (one: string): string => `${t(`travelRule.purpose.${one}`)}: `;
    const before = purposeStarts.map(words).find((one) => value.startsWith(one)) ?? "";
    onChange(words(start) + value.slice(before.length));
  };
  return (
    <div className={fieldClass}>
      <label htmlFor={id} className={labelClass}>
        {t("travelRule.purposeLabel")}
      </label>
      <div className={cx(flow.row, flow.wrap)}>
        {purposeStarts.map((start) => (
          <Chip key={start} onClick={() => begin(start)}>
            {t(`travelRule.purpose.${start}`)}
          </Chip>
        ))}
      </div>
      <div className={boxClass}>
        <textarea
          id={id}
          className={cx(inputClass, area)}
          value={value}
          aria-invalid={hint?.tone === "error" || undefined}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      <div className={flow.between}>
        <FieldHint id={`${id}-hint`} hint={hint ?? { children: t("travelRule.purposeHint") }} />
        <span className={cx(text.caption, text.ink3)}>
          {t("travelRule.countOf", { seen: format.count(value.trim().length), of: format.count(max) })}
        </span>
      </div>
    </div>
  );
}
