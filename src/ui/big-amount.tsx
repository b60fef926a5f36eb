import type { ReactNode } from "react";
import { css, cx } from "./style.ts";
import { text } from "./text.ts";

const big = css`font-size: min(1.75rem, 9vw); line-height: 2.25rem; overflow-wrap: anywhere; & span { white-space: normal; } & small { font-size: 1rem; font-weight: 500; color: var(--ink-2); }`;
/** Read from right to left too, the unit stands behind its figure. */
const pair = css`direction: ltr; unicode-bidi: isolate;`;

export interface BigAmountProps {
  /** The figure. */
  readonly children: ReactNode;
  /** "" for none, where there is no figure either. */
  readonly unit: string;
  /** A word that says which amount it is: "left". */
  readonly note?: string;
  readonly stale?: boolean;
}

/** The one amount that counts, large, its unit smaller behind it. */
export function BigAmount({ children, unit, note, stale = false }: BigAmountProps): ReactNode {
  return (
    <div className={cx(text.strong, big)} data-stale={stale ? "" : undefined}>
      <span className={pair}>
        {children}
        {unit !== "" && <small> {unit}</small>}
      </span>
      {note !== undefined && <small> {note}</small>}
    </div>
  );
}
