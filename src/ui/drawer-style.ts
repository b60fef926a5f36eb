import { media } from "./breakpoints.ts";
import { css, keyframes } from "./style.ts";

const slideIn = keyframes`from { transform: translateX(100%); }`;
const slideInMirrored = keyframes`from { transform: translateX(-100%); }`;

/** Below the header of the page, beside nothing: the list lies under it and scrolls on. Clear of what the device covers. */
export const drawerClass = css`
  --edge: var(--inset-right); [dir="rtl"] & { --edge: var(--inset-left); }
  position: fixed; inset-block: calc(56px + var(--inset-top)) var(--under); inset-inline-end: 0; width: min(440px + var(--edge), 100vw);
  padding-inline-end: var(--edge); padding-block-end: var(--inset-bottom); z-index: var(--z-drawer); display: flex; flex-direction: column;
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
