import { ChevronDown } from "lucide";
import { type ComponentProps, type ReactNode, useId } from "react";
import { boxClass, fieldClass, inputClass, labelClass } from "./box.ts";
import { FieldHint, type Hint } from "./field-hint.tsx";
import { Icon } from "./icon.tsx";
import { css, cx } from "./style.ts";

const frame = css`
  position: relative; padding: 0;
  & > svg { position: absolute; inset-inline-end: 12px; pointer-events: none; color: var(--ink-3); }
`;
const native = css`padding-inline: 12px 38px; min-height: inherit; cursor: pointer; & option { background: var(--raised); color: var(--ink); }`;

export interface SelectProps extends Omit<ComponentProps<"select">, "onChange" | "value"> {
  readonly label: ReactNode;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    readonly disabled?: boolean;
  }[];
  readonly hint?: Hint | undefined;
}

/** A choice from a short list, in the platform's own list: at home on every phone and screen reader. */
export function Select({
  label,
  value,
  onChange,
  options,
  hint,
  className,
  ...rest
}: SelectProps): ReactNode {
  const id = useId();
  return (
    <div className={cx(fieldClass, className)}>
      <label htmlFor={id} className={labelClass}>
        {label}
      </label>
      <div className={cx(boxClass, frame)}>
        <select
          {...rest}
          id={id}
          className={cx(inputClass, native)}
          value={value}
          aria-invalid={hint?.tone === "error" || undefined}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} size={16} />
      </div>
      <FieldHint id={`${id}-hint`} hint={hint} />
    </div>
  );
}
