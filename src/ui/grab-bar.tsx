import { type PointerEvent, type ReactNode, type RefObject, useEffect, useState } from "react";
import { media } from "./breakpoints.ts";
import { SheetDrag } from "./sheet-drag.ts";
import { css } from "./style.ts";

/** The bar is thin, its target is not; it lies over the head's upper padding and takes no room of its own. */
const grab = css`
  display: none;
  ${media.phone} {
    display: grid; place-items: start center; flex: none; height: 44px; padding-block-start: 8px; margin: 0 72px -40px; touch-action: none; cursor: grab; z-index: 1;
    &::after { content: ""; width: 36px; height: 4px; border-radius: 2px; background: var(--line-2); }
    &[data-held] { cursor: grabbing; }
    &[data-fixed] { cursor: auto; touch-action: auto; }
  }
`;

export interface GrabBarProps {
  /** The sheet that goes along with the finger. */
  readonly sheet: RefObject<HTMLElement | null>;
  readonly open: boolean;
  /** The sheet may not be closed now: money is on its way. */
  readonly fixed: boolean;
  readonly onClose: () => void;
}

/** The bar on top of a sheet: pulled down it closes it. Esc and the close button do the same, so it has no name. */
export function GrabBar({ sheet, open, fixed, onClose }: GrabBarProps): ReactNode {
  const [drag] = useState(() => new SheetDrag());
  // Closed from where the finger left it, it slides on from there.
  useEffect(() => {
    if (!open) place(sheet.current, null);
  }, [open, sheet]);
  const letGo = (event: PointerEvent<HTMLElement>): void => {
    const { currentTarget, pointerId, clientY, timeStamp } = event;
    const away = drag.end(pointerId, clientY, timeStamp, sheet.current?.offsetHeight ?? 0);
    if (away === null) return;
    currentTarget.removeAttribute("data-held");
    if (away && !fixed) onClose();
    else place(sheet.current, null);
  };
  return (
    <span
      aria-hidden="true"
      className={grab}
      data-fixed={fixed || undefined}
      onPointerDown={(event) => {
        if (fixed || !drag.begin(event.pointerId, event.clientY, event.timeStamp)) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.setAttribute("data-held", "");
      }}
      onPointerMove={({ pointerId, clientY, timeStamp }) => {
        const offset = drag.move(pointerId, clientY, timeStamp);
        if (offset !== null) place(sheet.current, fixed ? null : offset);
      }}
      onPointerUp={letGo}
      onPointerCancel={({ currentTarget }) => {
        drag.cancel();
        currentTarget.removeAttribute("data-held");
        place(sheet.current, null);
      }}
    />
  );
}

/** Puts the sheet so far below its place, under the finger; null lets it glide back, or out. */
function place(sheet: HTMLElement | null, offset: number | null): void {
  if (sheet === null) return;
  sheet.style.transitionProperty = offset === null ? "" : "none";
  sheet.style.transform = offset === null ? "" : `translateY(${offset}px)`;
}
