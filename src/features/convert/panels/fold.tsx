import { ChevronDown } from "lucide";
import type { ReactNode } from "react";
import { media } from "#src/ui/breakpoints.ts";
import { Icon } from "#src/ui/icon.tsx";
import { css, cx } from "#src/ui/style.ts";

const summary = css`
  display: flex; align-items: center; gap: 12px; list-style: none; cursor: pointer;
  &::-webkit-details-marker { display: none; }
  & > svg { margin-inline-start: auto; flex: none; color: var(--ink-3); transition: rotate 120ms; }
  [open] > & > svg { rotate: 180deg; }
  ${media.hover} { &:hover { background: var(--hover); } }
`;

export interface FoldProps {
  readonly head: ReactNode;
  readonly open?: boolean;
  /** Of the row that opens and closes it. */
  readonly className?: string;
  readonly children: ReactNode;
}

/** A part that opens and closes by its head; the browser's own, so that keys and find-in-page know it. */
export function Fold({ head, open = false, className, children }: FoldProps): ReactNode {
  return (
    <details open={open}>
      <summary className={cx(summary, className)}>
        {head}
        <Icon of={ChevronDown} size={18} />
      </summary>
      {children}
    </details>
  );
}
