import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { longestText } from "#shared/domain/options-answers.ts";
import { useFormat } from "#src/i18n/format.ts";
import { boxClass, fieldClass, inputClass } from "#src/ui/box.ts";
import { FieldHint, type Hint } from "#src/ui/field-hint.tsx";
import { flow } from "#src/ui/flow.ts";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";

const area = css`min-height: 120px; resize: vertical; padding-block: 10px;`;

export interface TextFieldProps {
  readonly label: ReactNode;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint: Hint | undefined;
  readonly disabled: boolean;
}

/** An answer in own words, with how much of the room is used. */
export function TextField({ label, value, onChange, hint, disabled }: TextFieldProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const id = useId();
  return (
    <div className={fieldClass}>
      <label htmlFor={id}>{label}</label>
      <div className={boxClass}>
        <textarea
          id={id}
          className={cx(inputClass, area)}
          value={value}
          disabled={disabled}
          aria-invalid={hint?.tone === "error" || undefined}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      <div className={flow.between}>
        <FieldHint id={`${id}-hint`} hint={hint} />
        <span className={cx(text.caption, text.ink3, text.nowrap)}>
          {t("options.countOf", { seen: format.count(value.length), of: format.count(longestText) })}
        </span>
      </div>
    </div>
  );
}
