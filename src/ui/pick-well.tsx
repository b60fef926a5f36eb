import { ChevronDown } from "lucide";
import type { ReactNode } from "react";
import { discClass } from "./disc.ts";
import { flow } from "./flow.ts";
import { Icon } from "./icon.tsx";
import { css, cx } from "./style.ts";
import { text } from "./text.ts";

const well = css`
  display: flex; align-items: center; gap: 12px; width: 100%; min-height: 64px; padding: 8px 16px; text-align: start; color: var(--ink);
  border: 1px solid var(--control); border-radius: var(--r2); background: var(--surface);
  &:hover { border-color: var(--ink-2); }
  & > svg { color: var(--ink-2); flex: none; }
`;
const disc = css`width: 40px; height: 40px; direction: ltr;`;
const name = css`display: block; overflow-wrap: anywhere; & small { font-size: .8125rem; font-weight: 400; color: var(--ink-2); }`;

export interface PickWellProps {
  /** In the disc at the start. */
  readonly picture: ReactNode;
  readonly label: string;
  /** What was chosen; in `small` what is said beside it. */
  readonly children: ReactNode;
  /** At the end: what there is of it. */
  readonly end?: ReactNode;
  readonly onPick: () => void;
  /** The pointer is near: what a press needs can come ahead. */
  readonly onNear?: () => void;
}

/** What was chosen, as a button as high as a thumb that opens its picker, a dialog. */
export function PickWell({ picture, label, children, end, onPick, onNear }: PickWellProps): ReactNode {
  return (
    <button
      type="button"
      className={well}
      aria-haspopup="dialog"
      onClick={onPick}
      {...(onNear && { onPointerEnter: onNear })}
    >
      <span className={cx(discClass, disc)} aria-hidden="true">
        {picture}
      </span>
      <span className={flow.grow}>
        <span className={cx(text.small, text.ink2)}>{label}</span>
        <span className={cx(text.strong, name)}>{children}</span>
      </span>
      {end}
      <Icon of={ChevronDown} size={16} />
    </button>
  );
}
