import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from "react";
import { Popover } from "#src/ui/popover.tsx";
import { cx } from "#src/ui/style.ts";
import { FilterChip, type FilterChipProps } from "./filter-chip.tsx";
import { narrowPanelClass, panelClass } from "./filter-style.ts";

export interface FilterPopoverProps extends Pick<FilterChipProps, "isSet" | "name" | "onTakeAway"> {
  /** What holds: "Any state", "State: 2 of 7". */
  readonly chip: ReactNode;
  /** As wide as its choices. */
  readonly narrow?: boolean;
  readonly children: ReactNode;
}

/** A filter whose choices stand in a panel below it; the first of them gets the focus. */
export function FilterPopover({ chip, narrow = false, children, ...filter }: FilterPopoverProps): ReactNode {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const close = useCallback(() => setOpen(false), []);
  useLayoutEffect(() => {
    if (open) panel.current?.querySelector<HTMLElement>("button, input")?.focus();
  }, [open]);
  return (
    <>
      <FilterChip
        {...filter}
        ref={anchor}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen((was) => !was)}
      >
        {chip}
      </FilterChip>
      <Popover open={open} onClose={close} anchor={anchor}>
        <div
          ref={panel}
          role="dialog"
          aria-label={filter.name}
          className={cx(panelClass, narrow && narrowPanelClass)}
        >
          {children}
        </div>
      </Popover>
    </>
  );
}
