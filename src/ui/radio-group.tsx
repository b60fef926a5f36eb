import { type ReactNode, useId } from "react";
import { labelClass } from "./box.ts";
import { media } from "./breakpoints.ts";
import { Radio } from "./checkbox.tsx";
import { discClass } from "./disc.ts";
import { FieldHint, type Hint } from "./field-hint.tsx";
import { flow } from "./flow.ts";
import { css, cx } from "./style.ts";
import { text } from "./text.ts";

const group = css`border: 0; margin: 0; padding: 0; min-width: 0; display: grid; gap: 6px; & > legend { padding: 0; margin-block-end: 6px; }`;
const list = css`
  display: grid; border: 1px solid var(--line-2); border-radius: var(--r2); overflow: hidden;
  [data-invalid] > & { border-color: var(--danger); box-shadow: inset 0 0 0 1px var(--danger); }
`;
const tiles = css`display: grid; gap: 8px; grid-template-columns: repeat(auto-fit, minmax(min(160px, 100%), 1fr));`;
const option = css`
  display: flex; align-items: flex-start; gap: 12px; padding: 11px 16px; cursor: pointer; min-width: 0;
  & small { display: block; font-size: .75rem; line-height: 1rem; color: var(--ink-3); }
  &:has(:disabled) { color: var(--ink-off); cursor: not-allowed; }
  &:has(:focus-visible) { outline: 2px solid var(--focus); outline-offset: -2px; }
  & > input { outline: none; }
  ${media.coarse} { min-height: 48px; align-items: center; }
`;
const row = css`
  align-items: center; border-block-end: 1px solid var(--line);
  &:last-child { border-block-end: 0; }
  &:not(:has(:disabled)):hover { background: var(--hover); }
  &:has(:checked) { background: var(--primary-soft); }
`;
const tile = css`
  border: 1px solid var(--line-2); border-radius: var(--r2); padding: 12px; gap: 10px; background: var(--surface);
  &:not(:has(:disabled)):hover { border-color: var(--control); }
  &:has(:checked) { border-color: var(--ink); box-shadow: inset 0 0 0 1px var(--ink); }
  &:has(:focus-visible) { outline-offset: 2px; }
`;
const picture = css`
  align-self: center;
  :has(> :disabled) > & { color: inherit; }
  ${media.phone} { display: none; }
`;
/** A long range, or a long figure, breaks rather than crowds out the words. */
const end = css`flex: none; max-width: 60%; text-align: end; overflow-wrap: anywhere; & span { white-space: normal; }`;

export interface RadioOption<V extends string> {
  readonly value: V;
  readonly label: ReactNode;
  /** Below the label: what it means, or why it cannot be chosen. */
  readonly detail?: ReactNode;
  /** Before the words, where there is room for it. Decoration. */
  readonly picture?: ReactNode;
  /** At the row's end: a balance, a fee. */
  readonly end?: ReactNode;
  readonly disabled?: boolean;
}

export interface RadioGroupProps<V extends string> {
  readonly label: ReactNode;
  readonly options: readonly RadioOption<V>[];
  /** "" while nothing is chosen. */
  readonly value: V | "";
  readonly onChange: (value: V) => void;
  /** Rows that share a frame, or tiles side by side. */
  readonly look?: "rows" | "tiles";
  readonly hint?: Hint | undefined;
  readonly disabled?: boolean;
  /** Of its radios; its own where none is given. */
  readonly name?: string;
}

/** One of a few that need explaining. The browser's own radios: arrows move, one stop of the keyboard. */
export function RadioGroup<V extends string>(props: RadioGroupProps<V>): ReactNode {
  const { label, options, value, onChange, look = "rows", hint, disabled = false } = props;
  const id = useId();
  const name = props.name ?? id;
  const wrong = hint?.tone === "error";
  return (
    <fieldset
      className={group}
      disabled={disabled}
      data-invalid={wrong || undefined}
      aria-describedby={`${id}-hint`}
    >
      <legend className={labelClass}>{label}</legend>
      <div className={look === "rows" ? list : tiles}>
        {options.map((one) => (
          <label
            key={one.value}
            htmlFor={`${id}-${one.value}`}
            className={cx(option, look === "rows" ? row : tile)}
          >
            <Radio
              id={`${id}-${one.value}`}
              name={name}
              value={one.value}
              checked={one.value === value}
              disabled={one.disabled}
              onChoose={() => onChange(one.value)}
            />
            {one.picture !== undefined && (
              <i className={cx(discClass, picture)} aria-hidden="true">
                {one.picture}
              </i>
            )}
            <span className={flow.grow}>
              <span className={text.medium}>{one.label}</span>
              {one.detail !== undefined && <small>{one.detail}</small>}
            </span>
            {one.end !== undefined && <span className={end}>{one.end}</span>}
          </label>
        ))}
      </div>
      <FieldHint id={`${id}-hint`} hint={hint} />
    </fieldset>
  );
}
