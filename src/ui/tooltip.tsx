import { type ReactNode, useId, useLayoutEffect, useRef, useState } from "react";
import { media } from "./breakpoints.ts";
import { placeBeside } from "./place-beside.ts";
import { css, keyframes } from "./style.ts";

const appear = keyframes`from { opacity: 0; }`;
const anchorClass = css`display: inline-flex; align-items: center;`;
/** In the top layer: no card cuts it off. The pointer may go onto it, over the gap between the two. */
const bubble = css`
  position: fixed; inset: auto; margin: 0; border: 0; overflow: visible; z-index: var(--z-tip); width: max-content; max-width: min(240px, calc(100vw - 16px));
  padding: 6px 10px; border-radius: var(--r1); background: var(--ink); color: var(--surface); font-size: .75rem; line-height: 1rem; font-weight: 400;
  text-align: start; white-space: normal;
  &::before { content: ""; position: absolute; inset-inline: 0; inset-block: -8px; z-index: -1; }
  ${media.motion} { animation: ${appear} var(--t1) linear; }
`;

export interface TooltipProps {
  /** Adds to what is seen; never the only place of something needed, since fingers do not hover. */
  readonly text: ReactNode;
  /** Takes the id that describes it: `aria-describedby`. */
  readonly children: (describedBy: string | undefined) => ReactNode;
}

/** A remark on hover and on focus, above what it belongs to or below it; Esc takes it away. */
export function Tooltip({ text, children }: TooltipProps): ReactNode {
  const [shown, setShown] = useState(false);
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const box = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const [element, at] = [box.current, anchor.current];
    if (!shown || element === null || at === null) return undefined;
    element.showPopover?.();
    placeBeside(element, at, { align: "center", side: "above", gap: 6 });
    const hide = (): void => setShown(false);
    window.addEventListener("scroll", hide, { capture: true, passive: true });
    return () => window.removeEventListener("scroll", hide, { capture: true });
  }, [shown]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches its child
    <span
      ref={anchor}
      className={anchorClass}
      onPointerEnter={(event) => setShown(event.pointerType === "mouse")}
      onPointerLeave={() => setShown(false)}
      onFocus={() => setShown(true)}
      onBlur={() => setShown(false)}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !shown) return;
        // It alone goes, not the dialog around it.
        event.preventDefault();
        setShown(false);
      }}
    >
      {children(shown ? id : undefined)}
      {shown && (
        <span ref={box} popover="manual" role="tooltip" id={id} className={bubble}>
          {text}
        </span>
      )}
    </span>
  );
}
