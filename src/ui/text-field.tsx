import { type ComponentProps, type ReactNode, useId } from "react";
import { boxClass, fieldClass, inputClass, labelClass } from "./box.ts";
import { FieldHint, type Hint } from "./field-hint.tsx";
import { css, cx } from "./style.ts";

const mono = css`font-family: var(--mono); letter-spacing: -.01em; &::placeholder { font-family: var(--font); letter-spacing: normal; }`;

export interface TextFieldProps extends Omit<ComponentProps<"input">, "onChange" | "value"> {
  readonly label: ReactNode;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Inside the frame at its end: a unit, a clear or paste button. */
  readonly end?: ReactNode;
  readonly hint?: Hint | undefined;
  /** Addresses, ids, memos: left-to-right and evenly spaced. */
  readonly code?: boolean;
}

/** A line of text with its label and what is to be said about it. */
export function TextField(props: TextFieldProps): ReactNode {
  const { label, value, onChange, end, hint, code = false, className, ...rest } = props;
  const id = useId();
  return (
    <div className={cx(fieldClass, className)}>
      <label htmlFor={id} className={labelClass}>
        {label}
      </label>
      <div className={boxClass}>
        <input
          // Empty, it shows words of the language.
          {...(code && {
            dir: value === "" ? undefined : "ltr",
            autoCapitalize: "none",
            autoCorrect: "off",
            spellCheck: false,
          })}
          {...rest}
          id={id}
          value={value}
          className={cx(inputClass, code && mono)}
          aria-invalid={hint?.tone === "error" || undefined}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onChange(event.target.value)}
        />
        {end}
      </div>
      <FieldHint id={`${id}-hint`} hint={hint} />
    </div>
  );
}
