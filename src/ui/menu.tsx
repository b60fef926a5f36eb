import { type ComponentProps, lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { importWithRetry } from "#src/lazy/import-with-retry.ts";
import type { MenuContent } from "./menu-group.ts";

const fetchPanel = importWithRetry(() => import("./menu-panel.tsx"));
const MenuPanel = lazy(fetchPanel);

export interface MenuProps extends MenuContent {
  /** The button that opens it: spread these onto it. */
  readonly renderTrigger: (props: MenuTrigger) => ReactNode;
}

export type MenuTrigger = Pick<
  ComponentProps<"button">,
  "ref" | "onClick" | "onKeyDown" | "onPointerEnter" | "onFocus" | "aria-haspopup" | "aria-expanded"
>;

/** A menu of actions or choices: arrows, Home, End and first letters move; Esc and Tab leave. */
export function Menu({ renderTrigger, ...panel }: MenuProps): ReactNode {
  const [open, setOpen] = useState(false);
  // Once seen it stays, so that it can leave as it came.
  const [seen, setSeen] = useState(false);
  if (open && !seen) setSeen(true);
  const anchor = useRef<HTMLButtonElement>(null);
  const prepare = (): void => void fetchPanel();

  return (
    <>
      {renderTrigger({
        ref: anchor,
        "aria-haspopup": "menu",
        "aria-expanded": open,
        onPointerEnter: prepare,
        onFocus: prepare,
        onClick: () => setOpen((was) => !was),
        onKeyDown: (event) => {
          // Pressed before the panel has taken the focus.
          if (event.key === "Escape") setOpen(false);
          if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
          event.preventDefault();
          setOpen(true);
        },
      })}
      {(open || seen) && (
        <Suspense fallback={null}>
          <MenuPanel {...panel} open={open} anchor={anchor} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
