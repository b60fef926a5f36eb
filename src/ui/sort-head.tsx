import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide";
import type { ReactNode } from "react";
import { sortClass } from "./data-table-style.ts";
import { Icon } from "./icon.tsx";

const marks = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown } as const;

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
