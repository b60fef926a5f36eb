import { media } from "#src/ui/breakpoints.ts";
import { css } from "#src/ui/style.ts";

/** The form of a new file beside the list of those that are there. */
export const formAndList = css`
  display: grid; gap: 24px; align-items: start; grid-template-columns: minmax(0, 1fr) 420px;
  ${media.noRail} { grid-template-columns: minmax(0, 1fr); }
  ${media.phone} { gap: 16px; }
`;

/** Below the form; phones have a bar instead. */
export const formFoot = css`
  display: flex; align-items: center; justify-content: space-between; gap: 16px; padding-block-start: 20px; border-block-start: 1px solid var(--line);
  ${media.phone} { display: none; }
  & > button { width: auto; flex: none; }
`;
