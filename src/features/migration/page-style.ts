import { media } from "#src/ui/breakpoints.ts";
import { css } from "#src/ui/style.ts";

/** Steps at the start, what is to be done beside them. */
export const gridClass = css`
  display: grid; grid-template-columns: 252px minmax(0, 1fr); gap: 24px; align-items: start;
  ${media.noRail} { grid-template-columns: minmax(0, 1fr); }
  ${media.phone} { gap: 16px; }
`;
/** Words at the start, the act at the end. */
export const footClass = css`
  display: flex; align-items: center; justify-content: space-between; gap: 16px; flex-wrap: wrap;
`;
export const partHead = css`display: grid; gap: 12px; padding: 24px; ${media.phone} { padding: 16px; }`;
export const titleRow = css`display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 4px 16px;`;
export const listClass = css`display: grid; gap: 8px; padding-inline-start: 20px; list-style: disc;`;

/** A word on a line of its own. */
export const ownLine = css`display: block;`;
