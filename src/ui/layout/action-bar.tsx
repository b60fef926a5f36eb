import type { ReactNode } from "react";
import { media } from "../breakpoints.ts";
import { useRootMark } from "../root-mark.ts";
import { css } from "../style.ts";

const bar = css`
  display: none;
  ${media.phone} {
    position: fixed; inset-block-end: var(--under); inset-inline: 0; z-index: var(--z-header); display: block; background: var(--surface);
    border-block-start: 1px solid var(--line); 
    padding: 12px calc(16px + var(--inset-right)) calc(12px + var(--inset-bottom)) calc(16px + var(--inset-left));
  }
`;
/** The words break before the figure goes below them: it keeps its line, unless it is longer than one. */
const summary = css`
  display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 8px; padding-block-end: 12px;
  &:empty { display: none; }
  & > span:not(:only-child) { flex: 1 1 0; min-width: min-content; }
  & > span:last-child:not(:only-child) { flex: none; max-width: 100%; margin-inline-start: auto; text-align: end; overflow-wrap: anywhere; &, & span { white-space: normal; } }
`;

export interface ActionBarProps {
  /** The figure that counts, above the button. */
  readonly summary?: ReactNode;
  readonly children: ReactNode;
}

/** A task page's one action at the thumb's end of a phone. Hide the same button of the page there. */
export function ActionBar({ summary: figure, children }: ActionBarProps): ReactNode {
  useRootMark("data-tall-bar", figure !== undefined);
  return (
    <div className={bar} data-action-bar="" data-bottom-bar="">
      {figure !== undefined && <div className={summary}>{figure}</div>}
      {children}
    </div>
  );
}
