import { media } from "#src/ui/breakpoints.ts";
import { css } from "#src/ui/style.ts";

/** The total above, coins beside what waits and moves; in one column that comes between them. */
export const pageGrid = css`
  display: grid; gap: 24px; align-items: start; grid-template-columns: minmax(0, 1fr);
  ${media.phone} { gap: 16px; }
  ${media.wide} {
    &[data-side] { grid-template-columns: minmax(0, 1fr) 336px; }
    &[data-side] > :first-child { grid-column: 1 / -1; }
  }
`;
export const sideColumn = css`
  display: grid; gap: 24px; align-items: start; grid-template-columns: minmax(0, 1fr);
  @media (max-width: 1199px) { grid-row: 2; grid-template-columns: repeat(auto-fit, minmax(300px, 1fr)); }
  ${media.phone} { gap: 16px; grid-template-columns: minmax(0, 1fr); }
`;
/** As high as what comes, so that the footer is out of sight before and after. */
export const tall = css`min-height: calc(100vh - 320px);`;
