import { media } from "./breakpoints.ts";
import { css, keyframes } from "./style.ts";

const slideIn = keyframes`from { transform: translateX(100%); }`;
const slideInMirrored = keyframes`from { transform: translateX(-100%); }`;

/** Below the header of the page, beside nothing: the list lies under it and scrolls on. */
export const drawerClass = css`
  position: fixed; inset-block: 56px 0; inset-inline-end: 0; width: min(440px, 100vw); z-index: var(--z-drawer); display: flex; flex-direction: column;
  background: var(--raised); color: var(--ink); border-inline-start: 1px solid var(--line); box-shadow: var(--e3); outline: none;
  ${media.motion} {
    animation: ${slideIn} var(--t3) var(--ease);
    [dir="rtl"] & { animation-name: ${slideInMirrored}; }
  }
`;

export const drawerBodyClass = css`flex: 1; gap: 24px; align-content: start;`;
export const drawerPairClass = css`
  display: grid; grid-template-columns: 1fr 1fr; gap: 12px; ${media.stacked} { grid-template-columns: minmax(0, 1fr); }
`;
