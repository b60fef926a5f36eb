import { ChevronDown, X } from "lucide";
import type { ComponentProps, ReactNode } from "react";
import { media } from "./breakpoints.ts";
import { Icon } from "./icon.tsx";
import { css, cx } from "./style.ts";

const base = css`
  display: inline-flex; align-items: center; gap: 6px; min-height: 32px; padding: 0 12px; border: 1px solid var(--line-2);
  border-radius: var(--r1); font-size: .8125rem; line-height: 1.25rem; font-weight: 500; background: var(--surface); white-space: nowrap;
  &:hover { border-color: var(--control); }
  &[aria-pressed="true"] { border-color: var(--ink); box-shadow: inset 0 0 0 1px var(--ink); font-weight: 600; }
  &:disabled { background: var(--pressed); color: var(--ink-off); border-color: transparent; cursor: not-allowed; }
  ${media.phone} { min-height: 36px; }
  ${media.coarse} { min-height: 44px; }
`;
const set = css`background: var(--primary-soft); border-color: var(--primary-line); padding-inline-end: 8px;`;

export interface ChipProps extends ComponentProps<"button"> {
  /** `opens` shows a chevron; `set` is a chosen filter and is taken away by a press. */
  readonly kind?: "plain" | "opens" | "set";
}

/** A small choice in a row; `aria-pressed` marks the one that holds. */
export function Chip({ kind = "plain", className, children, ...rest }: ChipProps): ReactNode {
  return (
    <button type="button" {...rest} className={cx(base, kind === "set" && set, className)}>
      {children}
      {kind === "opens" && <Icon of={ChevronDown} size={14} />}
      {kind === "set" && <Icon of={X} size={14} />}
    </button>
  );
}
