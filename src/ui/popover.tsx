import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { positionAtAnchor } from "./anchor-position.ts";
import { media } from "./breakpoints.ts";
import { popoverLeaveClass } from "./leave.ts";
import { css, cx, keyframes } from "./style.ts";
import { useLeaving, useStored } from "./use-leaving.ts";

const rise = keyframes`from { opacity: 0; transform: translateY(4px); }`;
const panel = css`
  position: fixed; inset: auto; margin: 0; padding: 6px; overflow: auto; max-height: min(540px, calc(100dvh - 16px - var(--under)));
  max-width: calc(100vw - 16px); background: var(--raised); color: var(--ink); border: 1px solid var(--line);
  border-radius: var(--r2); box-shadow: var(--e2); z-index: var(--z-popover); overscroll-behavior: contain;
  ${media.motion} { animation: ${rise} var(--t2) var(--ease); }
`;

export interface PopoverProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** What it hangs on; a press on it does not count as outside. */
  readonly anchor: RefObject<HTMLElement | null>;
  /** Which edge it shares with its anchor, along the line of text. */
  readonly align?: "start" | "end";
  /** As wide as its anchor at least. */
  readonly matchWidth?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A panel in the browser's top layer, where the engine has the popover API; else above the page by its layer. Closes
 * by Esc, by a press outside and when focus leaves it.
 */
export function Popover(props: PopoverProps): ReactNode {
  const { open, onClose, anchor, align = "start", matchWidth = false, className } = props;
  const box = useRef<HTMLDivElement>(null);
  const painted = useLeaving(box, open);
  const children = useStored(props, open).children;

  useLayoutEffect(() => {
    const element = box.current;
    const at = anchor.current;
    if (!open || element === null || at === null) return undefined;
    element.showPopover?.();
    const settle = (): void => {
      if (matchWidth) element.style.minWidth = `${at.offsetWidth}px`;
      positionAtAnchor(element, at, { align, side: "below", gap: 4 });
    };
    settle();
    window.addEventListener("resize", settle);
    window.addEventListener("scroll", settle, { capture: true, passive: true });
    return () => {
      window.removeEventListener("resize", settle);
      window.removeEventListener("scroll", settle, { capture: true });
      if (element.isConnected) element.hidePopover?.();
    };
  }, [open, anchor, align, matchWidth]);

  useEffect(() => {
    if (!open) return undefined;
    const inside = (target: EventTarget | null): boolean =>
      target instanceof Node && (box.current?.contains(target) || anchor.current?.contains(target)) === true;
    const leave = (event: Event): void => {
      if (!inside(event.target)) onClose();
    };
    document.addEventListener("pointerdown", leave, true);
    document.addEventListener("focusin", leave);
    return () => {
      document.removeEventListener("pointerdown", leave, true);
      document.removeEventListener("focusin", leave);
    };
  }, [open, onClose, anchor]);

  if (!painted) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only handles the Esc of the controls within
    <div
      ref={box}
      popover="manual"
      inert={!open}
      className={cx(panel, popoverLeaveClass, className)}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.defaultPrevented) return;
        event.preventDefault();
        event.stopPropagation();
        anchor.current?.focus();
        onClose();
      }}
    >
      {children}
    </div>
  );
}
