import type { ComponentProps, ReactNode } from "react";
import { media } from "./breakpoints.ts";
import { css, cx } from "./style.ts";

const base = css`
  position: relative; flex: none; width: 44px; height: 24px; border-radius: 12px; border: 1px solid var(--control); background: var(--surface); vertical-align: middle;
  transition: background var(--t1) var(--ease), border-color var(--t1) var(--ease);
  &::after {
    content: ""; position: absolute; inset-block-start: 3px; inset-inline-start: 3px; width: 16px; height: 16px; border-radius: 50%;
    background: var(--control); ${media.motion} { transition: transform var(--t2) var(--ease); }
  }
  &[aria-checked="true"] { background: var(--on-bg); border-color: var(--on-bg); }
  &[aria-checked="true"]::after { transform: translateX(20px); background: var(--on-fg); }
  [dir="rtl"] &[aria-checked="true"]::after { transform: translateX(-20px); }
  &:disabled { border-color: var(--line-2); cursor: not-allowed; background: var(--surface); }
  &:disabled::after { background: var(--line-2); }
  &[aria-busy="true"] { cursor: progress; }
  ${media.coarse} { &::before { content: ""; position: absolute; inset: -11px; } }
`;

export interface SwitchProps extends Omit<ComponentProps<"button">, "onChange"> {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** The change is on its way: the switch shows where it will be and takes no other. */
  readonly busy?: boolean;
}

/** On or off, at once. Name it by `aria-label`, `aria-labelledby` or a label around it. */
export function Switch({ checked, onChange, busy = false, className, ...rest }: SwitchProps): ReactNode {
  return (
    <button
      {...rest}
      type="button"
      role="switch"
      aria-checked={checked}
      aria-busy={busy || undefined}
      className={cx(base, className)}
      onClick={() => {
        if (!busy) onChange(!checked);
      }}
    />
  );
}
