import { media } from "./breakpoints.ts";
import { css } from "./style.ts";

export const memoBlockClass = css`
  display: grid; gap: 14px; padding: 16px; border: 1px solid var(--line); background: var(--sunken); border-radius: var(--r2); min-width: 0;
  grid-template-columns: minmax(0, 1fr);
`;

/** Without it the coins are lost to sight: it needs attention. */
export const memoNeededClass = css`
  border-color: var(--warn-line); background: var(--warn-soft);
  & > :first-child > svg { color: var(--warn); }
`;

export const memoHeadClass = css`
  display: flex; gap: 12px; align-items: flex-start; min-width: 0;
  & > svg { color: var(--ink-3); margin-block-start: 1px; }
  & > div { min-width: 0; }
`;

export const memoWellClass = css`
  display: flex; align-items: center; justify-content: space-between; gap: 12px; padding: 12px 12px; padding-inline: 16px 12px;
  background: var(--surface); border: 1px solid var(--warn-line); border-radius: var(--r1);
  ${media.phone} { flex-direction: column; align-items: stretch; }
`;

export const memoValueClass = css`
  direction: ltr; unicode-bidi: isolate; display: flex; flex-wrap: wrap; gap: 0 .5em; min-width: 0; overflow-wrap: anywhere;
  font-size: 1.375rem; line-height: 1.75rem; font-weight: 600; letter-spacing: .01em;
  [dir="rtl"] & { justify-content: flex-end; }
`;
