import { media } from "./breakpoints.ts";
import { css } from "./style.ts";

export const groupClass = css`
  display: grid; min-width: 200px;
  & + & { border-block-start: 1px solid var(--line); margin-block-start: 6px; padding-block-start: 6px; }
  & > span { padding: 6px 10px 4px; font-size: .75rem; line-height: 1rem; color: var(--ink-3); }
`;

export const itemClass = css`
  display: flex; align-items: center; gap: 12px; width: 100%; min-height: 36px; padding: 6px 10px; border-radius: var(--r1); font-weight: 500;
  ${media.coarse} { min-height: 44px; }
  & > svg { color: var(--ink-3); }
  &:hover, &:focus-visible { background: var(--hover); }
  &:focus-visible { outline-offset: -2px; }
  &:disabled { color: var(--ink-off); cursor: not-allowed; background: none; }
`;

export const chosenClass = css`font-weight: 600;`;

export const markClass = css`margin-inline-start: auto; color: var(--ink) !important;`;
