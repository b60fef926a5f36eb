import { type ReactNode, useId } from "react";
import { Checkbox } from "#src/ui/checkbox.tsx";
import { FieldHint, type Hint } from "#src/ui/field-hint.tsx";
import { css } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";

const group = css`border: 0; margin: 0; padding: 0; min-width: 0; display: grid; gap: 6px; & > legend { padding: 0; }`;
const list = css`
  display: grid; border: 1px solid var(--line-2); border-radius: var(--r2); overflow: hidden;
  [data-invalid] > & { border-color: var(--danger); box-shadow: inset 0 0 0 1px var(--danger); }
`;
const row = css`
  display: flex; gap: 12px; align-items: center; padding: 11px 16px; min-height: 48px; cursor: pointer; border-block-end: 1px solid var(--line);
  &:last-child { border-block-end: 0; }
  &:not(:has(:disabled)):hover { background: var(--hover); }
  &:has(:checked) { background: var(--primary-soft); }
  &:has(:disabled) { color: var(--ink-off); cursor: not-allowed; }
  &:has(:focus-visible) { outline: 2px solid var(--focus); outline-offset: -2px; }
  & > input { outline: none; }
  & > span { flex: 1; min-width: 0; }
`;

export interface CheckGroupProps {
  readonly label: ReactNode;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: readonly string[];
  /** In the order of the options. */
  readonly onChange: (chosen: string[]) => void;
  readonly hint: Hint | undefined;
  readonly disabled: boolean;
}

/** Any of a few, as rows that share a frame. */
export function CheckGroup(props: CheckGroupProps): ReactNode {
  const { label, options, chosen, onChange, hint, disabled } = props;
  const id = useId();
  const set = (value: string, isChosen: boolean): void => {
    const wanted = options.filter((one) => (one.value === value ? isChosen : chosen.includes(one.value)));
    onChange(wanted.map((one) => one.value));
  };
  return (
    <fieldset
      className={group}
      disabled={disabled}
      data-invalid={hint?.tone === "error" || undefined}
      aria-describedby={`${id}-hint`}
    >
      <legend>{label}</legend>
      <div className={list}>
        {options.map(({ value, label: words }) => (
          <label key={value} className={row} htmlFor={`${id}-${value}`}>
            <Checkbox
              id={`${id}-${value}`}
              checked={chosen.includes(value)}
              disabled={disabled}
              onChange={(isChosen) => set(value, isChosen)}
            />
            <span className={text.medium}>{words}</span>
          </label>
        ))}
      </div>
      <FieldHint id={`${id}-hint`} hint={hint} />
    </fieldset>
  );
}
