import { media } from "./breakpoints.ts";
import { css, keyframes } from "./style.ts";

const scrimIn = keyframes`from { opacity: 0; }`;
const scaleIn = keyframes`from { opacity: 0; transform: scale(.98); }`;
const slideIn = keyframes`from { transform: translateY(100%); }`;

/**
 * The element covers the view and is the scrim itself: older engines hand no variables to ::backdrop. It clips and does not
 * hide: the focus moves into a sheet that is still on its way up, and what only hides is scrolled to it. What stands on it
 * stands clear of what covers the view's lower end: a keyboard, the end of a messaging app.
 */
export const frameClass = css`
  &[open] { display: grid; }
  position: fixed; inset: 0; width: 100%; height: 100%; max-width: none; max-height: none; margin: 0; padding: 24px; padding-block-end: calc(24px + var(--under));
  border: 0; place-items: center; background: var(--scrim); color: var(--ink); z-index: var(--z-dialog); overflow: clip;
  overscroll-behavior: contain;
  &::backdrop { background: none; }
  ${media.motion} { animation: ${scrimIn} var(--t3) var(--ease); }
  ${media.phone} { place-items: end stretch; padding: 0 0 var(--under); }
`;

export const panelClass = css`
  background: var(--raised); border-radius: var(--r3); box-shadow: var(--e3); width: 100%; max-height: 100%; min-height: 0;
  overflow: hidden; display: flex; flex-direction: column;
  ${media.motion} { animation: ${scaleIn} var(--t3) var(--ease); }
  ${media.phone} {
    max-width: none; max-height: calc(94dvh - var(--under)); border-radius: var(--r-sheet) var(--r-sheet) 0 0;
    padding-block-end: var(--inset-bottom);
    ${media.motion} { animation: ${slideIn} var(--t4) var(--ease); }
  }
`;

export const panelWidths = {
  480: css`${media.tablet} { max-width: 480px; }`,
  560: css`${media.tablet} { max-width: 560px; }`,
  640: css`${media.tablet} { max-width: 640px; }`,
} as const;

export const headClass = css`
  display: flex; align-items: center; gap: 12px; padding: 20px 24px 12px;
  ${media.phone} { padding: 20px 16px 8px; }
  & h2 { font-size: 1.125rem; line-height: 1.5rem; flex: 1; min-width: 0; outline: none; overflow-wrap: anywhere; }
`;

/** A row that scrolls sideways has no least height of its own: in a low window it would go under what follows. */
export const bodyClass = css`
  padding: 4px 24px 20px; overflow: auto; display: grid; gap: 20px; overscroll-behavior: contain;
  grid: auto-flow max-content / minmax(0, 1fr);
  ${media.phone} { padding: 4px 16px 16px; }
`;

export const footClass = css`
  padding: 16px 24px 24px; display: grid; gap: 8px; border-block-start: 1px solid var(--line);
  ${media.phone} { padding: 12px 16px 16px; }
`;

export const footTwoClass = css`
  grid-template-columns: 1fr 1.6fr; gap: 12px;
  ${media.phone} { grid-template-columns: 1fr 2.2fr; gap: 8px; & :is(a, button) { padding-inline: 8px; white-space: normal; } }
  ${media.stacked} { grid-template-columns: minmax(0, 1fr); }
`;
