import { media } from "./breakpoints.ts";
import { css } from "./style.ts";

export const listClass = css`
  block-size: min(428px, calc(100dvh - 300px - var(--under))); min-block-size: 208px; overflow-y: auto; overscroll-behavior: contain; margin-inline: -12px;
  position: relative; outline: none;
  ${media.phone} { block-size: calc(94dvh - 200px - var(--under)); margin-inline: -8px; }
`;

/** As high as its rows: for lists of a few. In a low window, too, some of them are in sight. */
export const shortListClass = css`block-size: auto; min-block-size: 0; max-block-size: clamp(208px, 100dvh - 240px - var(--under), 560px);`;

export const lineClass = css`
  position: absolute; inset-inline: 0; inset-block-start: 0; display: flex; align-items: center; gap: 12px; padding-inline: 12px;
`;

export const optionClass = css`
  border-radius: var(--r1); cursor: pointer;
  &[data-active] { background: var(--hover); box-shadow: inset 0 0 0 1px var(--line-2); }
  &[aria-selected="true"] { background: var(--primary-soft); }
  &[data-active][aria-selected="true"] { box-shadow: inset 0 0 0 1px var(--primary-line); }
  &[aria-disabled="true"] { cursor: not-allowed; color: var(--ink-3); }
  &[aria-disabled="true"] > :first-child { filter: grayscale(1); opacity: .55; }
  ${media.hover} { &:hover { background: var(--hover); } &[aria-selected="true"]:hover { background: var(--primary-soft); } }
`;

export const headClass = css`font-size: .75rem; line-height: 1rem; font-weight: 500; color: var(--ink-3); align-items: flex-end; padding-block-end: 4px;`;
