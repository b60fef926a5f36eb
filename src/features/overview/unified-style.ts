import { media } from "#src/ui/breakpoints.ts";
import { css } from "#src/ui/style.ts";

/** Figures beside each other, on phones below each other as the accounts above them are. */
export const unifiedFacts = css`
  display: grid; grid-template-columns: repeat(auto-fill, minmax(168px, 1fr)); padding: 8px;
  & > div { padding: 8px 12px; display: grid; gap: 4px; align-content: start; }
  & dt { font-size: .8125rem; line-height: 1.25rem; color: var(--ink-2); }
  & dd { line-height: 1.5rem; font-weight: 600; }
  ${media.phone} {
    grid-template-columns: 1fr; padding: 8px 0;
    & > div { grid-template-columns: auto minmax(0, 1fr); padding: 8px 16px; gap: 4px 12px; }
    & dt { grid-row: 1; }
    & dd { grid-column: 2; font-size: .875rem; line-height: 1.25rem; text-align: end; }
  }
`;
/** The unified account with the coins: what waits for the person stands beside both. */
export const mainColumn = css`display: grid; gap: 24px; grid-template-columns: minmax(0, 1fr); ${media.phone} { gap: 16px; }`;
