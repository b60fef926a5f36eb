import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide";
import type { ReactNode } from "react";
import { media } from "./breakpoints.ts";
import { Icon } from "./icon.tsx";
import { css } from "./style.ts";

const marks = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown } as const;

const sortClass = css`
  display: inline-flex; align-items: center; gap: 4px; font-weight: inherit; color: inherit; border-radius: 2px; position: relative;
  &:hover { color: var(--ink); }
  &[data-on] { color: var(--ink); }
  &::before { content: ""; position: absolute; inset: -6px -4px; ${media.coarse} { inset: -12px -8px; } }
`;

export interface SortHeadProps {
  readonly direction: keyof typeof marks;
  readonly onSort: () => void;
  readonly children: ReactNode;
}

/** The head of a column that sorts: the arrow says how it stands; the cell around it tells screen readers. */
export function SortHead({ direction, onSort, children }: SortHeadProps): ReactNode {
  return (
    <button
      type="button"
      className={sortClass}
      data-on={direction === "none" ? undefined : ""}
      onClick={onSort}
    >
      {children}
      <Icon of={marks[direction]} size={12} />
    </button>
  );
}
