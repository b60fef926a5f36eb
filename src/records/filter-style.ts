import { media } from "#src/ui/breakpoints.ts";
import { css } from "#src/ui/style.ts";
import { hiddenRules } from "#src/ui/text.ts";

export const barClass = css`
  display: flex; flex-wrap: wrap; align-items: center; gap: 8px; padding: 12px 20px; border-block-end: 1px solid var(--line);
  ${media.phone} { padding: 12px 0 0; border: 0; & + * tr:is([data-first], [data-slot]):first-child { margin-block-start: 12px; } }
`;
/** On phones a sign without words: the row has no room for more. */
export const endClass = css`margin-inline-start: auto; & [data-beside-sign] { ${hiddenRules} }`;
export const searchClass = css`flex: none; width: 260px; margin-inline-start: auto; ${media.phone} { width: 100%; }`;
export const filteredClass = css`background: var(--primary-soft); border-color: var(--primary-line);`;
export const countClass = css`
  display: inline-grid; place-items: center; min-width: 18px; height: 18px; padding: 0 5px; border-radius: 9px; background: var(--ink); color: var(--surface);
  font-size: .6875rem; line-height: 1; font-weight: 600;
`;
export const clearClass = css`font-size: .8125rem; line-height: 1.25rem; margin-inline-start: 4px; min-height: 32px;`;
/** A filter that narrows the list, and the cross that takes it away, as one chip of two stops. */
export const filterClass = css`
  display: inline-flex; min-width: 0;
  &[data-set] > button { background: var(--primary-soft); border-color: var(--primary-line); }
  &[data-set] > button:first-child { border-start-end-radius: 0; border-end-end-radius: 0; border-inline-end: 0; padding-inline-end: 4px; }
`;
export const takeAwayClass = css`
  display: grid; place-items: center; width: 28px; border: 1px solid var(--primary-line); border-inline-start: 0; border-radius: var(--r1);
  border-start-start-radius: 0; border-end-start-radius: 0; position: relative;
  &:hover { color: var(--ink); }
  ${media.hover} { &:hover > svg { background: var(--primary-line); border-radius: 2px; } }
  ${media.coarse} { width: 36px; }
`;
export const panelClass = css`display: grid; gap: 12px; padding: 10px; width: min(340px, calc(100vw - 40px));`;
export const narrowPanelClass = css`width: auto; min-width: 200px; gap: 4px;`;
export const choiceClass = css`
  display: flex; align-items: center; min-height: 36px; padding: 0 6px; border-radius: var(--r1);
  & > label { flex: 1; align-items: center; min-height: inherit; }
  ${media.hover} { &:hover { background: var(--hover); } }
`;
export const sheetClass = css`display: grid; gap: 24px; padding-block-end: 4px;`;
export const chipsClass = css`display: flex; flex-wrap: wrap; gap: 8px;`;
export const groupClass = css`
  border: 0; margin: 0; padding: 0; min-width: 0;
  & > legend { padding: 0; margin-block-end: 8px; font-size: .8125rem; line-height: 1.25rem; font-weight: 500; color: var(--ink-2); }
`;
