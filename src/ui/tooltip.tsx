import { type ReactNode, useId, useState } from "react";
import { css } from "./style.ts";

const anchor = css`position: relative; display: inline-flex; align-items: center;`;
const bubble = css`
  position: absolute; inset-block-end: calc(100% + 6px); inset-inline-start: 50%; transform: translateX(-50%); z-index: var(--z-tip); width: max-content;
  max-width: 240px; padding: 6px 10px; border-radius: var(--r1); background: var(--ink); color: var(--surface); font-size: 12px; line-height: 16px;
  font-weight: 400; text-align: start; white-space: normal;
  [dir="rtl"] & { transform: translateX(50%); }
`;

export interface TooltipProps {
  /** Adds to what is seen; never the only place of something needed, since fingers do not hover. */
  readonly text: ReactNode;
  /** Takes the id that describes it: `aria-describedby`. */
  readonly children: (describedBy: string | undefined) => ReactNode;
}

/** A remark on hover and on focus; Esc takes it away. */
export function Tooltip({ text, children }: TooltipProps): ReactNode {
  const [shown, setShown] = useState(false);
  const id = useId();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches its child
    <span
      className={anchor}
      onPointerEnter={(event) => setShown(event.pointerType === "mouse")}
      onPointerLeave={() => setShown(false)}
      onFocus={() => setShown(true)}
      onBlur={() => setShown(false)}
      onKeyDown={(event) => {
        if (event.key === "Escape") setShown(false);
      }}
    >
      {children(shown ? id : undefined)}
      {shown && (
        <span role="tooltip" id={id} className={bubble}>
          {text}
        </span>
      )}
    </span>
  );
}
