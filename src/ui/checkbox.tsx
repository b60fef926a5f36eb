import { type ComponentProps, type ReactNode, useId } from "react";
import { media } from "./breakpoints.ts";
import { css, cx } from "./style.ts";

const line = css`
  display: inline-flex; align-items: flex-start; gap: 10px; cursor: pointer;
  &:has(:disabled) { color: var(--ink-off); cursor: not-allowed; }
  ${media.coarse} { min-height: 44px; align-items: center; }
`;
const mark = css`
  appearance: none; position: relative; flex: none; width: 20px; height: 20px; margin: 0; border: 1px solid var(--control); background: var(--surface);
  cursor: inherit; vertical-align: middle;
  &:disabled { background: var(--pressed); border-color: var(--line-2); }
  ${media.coarse} { &::before { content: ""; position: absolute; inset: -13px; } }
`;
const box = css`
  border-radius: var(--r1);
  &:is(:checked, :indeterminate):not(:disabled) { background: var(--on-bg); border-color: var(--on-bg); }
  &:checked::after {
    content: ""; position: absolute; inset-block-start: 2px; left: 6px; width: 3.25px; height: 8.25px; border: solid var(--on-check);
    border-width: 0 1.75px 1.75px 0; border-radius: 1px; transform: rotate(43deg);
  }
  &:indeterminate::after { content: ""; position: absolute; inset: 8px 4px; background: var(--on-check); border-radius: 1px; }
  &:disabled::after { border-color: var(--ink-off); }
`;
const dot = css`border-radius: 50%; &:checked { border: 6px solid var(--on-bg); } &:checked:disabled { border-color: var(--ink-off); }`;

export interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "onChange"> {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** Some of what it stands for. */
  readonly partly?: boolean;
  /** Without words it needs `aria-label`. */
  readonly children?: ReactNode;
}

export function Checkbox(props: CheckboxProps): ReactNode {
  const { checked, onChange, partly = false, children, className, ...rest } = props;
  const made = useId();
  const id = rest.id ?? made;
  const input = (
    <input
      {...rest}
      id={id}
      ref={(element) => {
        if (element !== null) element.indeterminate = partly;
      }}
      type="checkbox"
      checked={checked}
      className={cx(mark, box, className)}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
  return children === undefined ? (
    input
  ) : (
    <label className={line} htmlFor={id}>
      {input}
      <span>{children}</span>
    </label>
  );
}

export interface RadioProps extends Omit<ComponentProps<"input">, "type" | "onChange"> {
  readonly onChoose: () => void;
  readonly children?: ReactNode;
}

/** One of a group that shares `name`. */
export function Radio({ onChoose, children, className, ...rest }: RadioProps): ReactNode {
  const made = useId();
  const id = rest.id ?? made;
  const input = (
    <input {...rest} id={id} type="radio" className={cx(mark, dot, className)} onChange={onChoose} />
  );
  return children === undefined ? (
    input
  ) : (
    <label className={line} htmlFor={id}>
      {input}
      <span>{children}</span>
    </label>
  );
}
