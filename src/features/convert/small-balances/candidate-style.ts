import { media } from "#src/ui/breakpoints.ts";
import { css } from "#src/ui/style.ts";

/** On phones the list lies on the page itself: its rows are the card. */
export const cardClass = css`${media.phone} { border: 0; background: none; border-radius: 0; }`;

export const barClass = css`
  display: flex; align-items: center; gap: 8px 12px; padding: 12px 20px; border-block-end: 1px solid var(--line);
  & > p { flex: 1; min-width: 0; font-size: .8125rem; line-height: 1.25rem; color: var(--ink-2); }
  ${media.phone} { flex-wrap: wrap; padding: 16px 0 8px; border: 0; & > p { flex: 1 1 100%; } }
`;
export const searchClass = css`width: 208px; flex: none; ${media.phone} { flex: 1; width: auto; min-width: 140px; }`;

/** How far down the side stands in one column is known with the list: laid out before, it would move there. */
export const afterListClass = css`${media.noRail} { [data-unplaced] & > :last-child { display: none; } }`;

/** The whole row is the box's target; chosen rows carry the amber edge. */
export const tableClass = css`
  --box: 20px;
  & tr[data-row]:has(input:enabled) { cursor: pointer; }
  & tr[data-row]:has(input:checked) { background: var(--primary-soft); box-shadow: inset 2px 0 0 var(--primary); }
  [dir="rtl"] & tr[data-row]:has(input:checked) { box-shadow: inset -2px 0 0 var(--primary); }
  & tr[data-row]:has(input:disabled) { & [data-disc] { filter: grayscale(1); & img { opacity: .6; } } & [data-dim] { color: var(--ink-2); } }
  ${media.hover} { & tr[data-row]:has(input:checked):hover { background: var(--primary-soft); } }
`;

export const coinClass = css`
  display: flex; align-items: center !important; gap: 12px; min-width: 0;
  & > [data-disc] { display: grid; }
`;
export const nameClass = css`
  display: grid; min-width: 0;
  & > small { font-size: .75rem; line-height: 1rem; color: var(--ink-3); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;
export const headClass = css`display: flex; align-items: center; gap: 12px;`;
export const whyClass = css`font-size: .8125rem; line-height: 1.25rem; color: var(--ink-2); display: block; min-width: 120px; max-width: 220px;`;
/** Below the name on a card; no row where there is nothing to say. */
export const whyCardClass = css`
  &:empty { display: none !important; }
  font-size: .75rem; line-height: 1rem; color: var(--ink-2);
  margin-block-start: 4px !important; padding-inline-start: 72px !important;
`;
export const allLineClass = css`display: flex; justify-content: flex-end; font-size: .8125rem; min-height: 44px; & > button { min-height: 44px; }`;
