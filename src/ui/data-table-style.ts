import { media } from "./breakpoints.ts";
import { rowBox, rowCell } from "./row-target.ts";
import { css } from "./style.ts";
import { hiddenRules } from "./text.ts";

/** Columns go by the width of the table's own card, not of the window. */
export const wrapClass = css`container: table / inline-size;`;

/** Rows as cards of a list: mark and word at the start, figure and state at the end, the rest below. */
const cards = `
  &, & tbody { display: block; }
  & thead { ${hiddenRules} }
  & :is(td, th) * { --fw: auto !important; }
  & [data-tail] { display: inline; margin-inline-start: 4px; font-weight: 500; color: var(--ink-2); }
  & tr[data-group] { display: block; & th { display: block; background: none; border: 0; padding: 12px 0 8px; } }
  & tr[data-row] {
    display: grid; grid-template-columns: var(--mark) minmax(0, 1fr) auto; column-gap: var(--mark-gap); align-items: center; padding: 12px 16px;
    background: var(--surface); border: 1px solid var(--line); border-block-end-width: 0; ${rowBox}
  }
  & tr[data-first] { border-start-start-radius: var(--r2); border-start-end-radius: var(--r2); }
  & tr[data-last] { border-block-end-width: 1px; border-end-start-radius: var(--r2); border-end-end-radius: var(--r2); }
  & tr[data-row] > :is(td, th) { display: none; padding: 0; border: 0; height: auto; min-width: 0; }
  & tr[data-row] > :is(td, th):first-child { position: static; --row-width: 100%; }
  & tr[data-row] > :is(td, th):first-child:not([data-card]):has(> [data-whole]) { display: block; position: absolute; inset: 0; overflow: hidden; visibility: hidden; & > [data-whole] { visibility: visible; } }
  & tr[data-row] > :is(td, th)[data-card="lead"] { display: block; grid-area: 1 / 1 / 3 / 3; align-self: start; & > div { align-items: flex-start; } }
  & tr[data-row] > :is(td, th)[data-card="meta"] { display: block; grid-area: 2 / 2; align-self: start; font-size: .75rem; line-height: 1.125rem; color: var(--ink-3); white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
  & tr[data-row] > :is(td, th)[data-card="figure"] { display: block; grid-area: 1 / 3; align-self: start; font-weight: 600; text-align: end; margin-inline-start: var(--figure-gap, 0); }
  [dir="rtl"] & tr[data-row] > :is(td, th)[data-card="figure"] { direction: ltr; text-align: left; margin-inline: 0 var(--figure-gap, 0); }
  & tr[data-row] > :is(td, th)[data-card="state"] { display: block; grid-area: 2 / 3; place-self: start end; font-size: .75rem; line-height: 1.125rem; margin-inline-start: var(--figure-gap, 0); & svg { display: none; } }
  & tr[data-row] > :is(td, th)[data-card="foot"]:not(:empty) { display: block; grid-column: 1 / -1; margin-block-start: 8px; }
  & tr[data-slot] { display: block; & > td { display: block; height: auto; border: 1px solid var(--line); border-radius: var(--r2); background: var(--surface); padding: 16px; } }
`;

export const tableClass = css`
  --mark: 30px; --mark-gap: 12px;
  width: 100%; border-collapse: separate; border-spacing: 0;
  & thead td { height: auto; }
  & :where(th[scope="row"]) { font: inherit; text-align: start; }
  & thead th, & tr[data-group] th { font-size: .75rem; line-height: 1rem; font-weight: 500; color: var(--ink-3); text-align: start; padding: 10px 8px; border-block-end: 1px solid var(--line); white-space: nowrap; }
  & td, & th[scope="row"] { height: 52px; padding: 8px; border-block-end: 1px solid var(--line); vertical-align: middle; }
  & :is(th, td):first-child { padding-inline-start: 20px; }
  & :is(th, td):last-child { padding-inline-end: 20px; }
  & :is(th, td)[data-figure] { text-align: right; }
  & [data-only="card"], & [data-tail] { display: none; }
  & tr[data-row] > :is(td, th):first-child { ${rowCell} }
  & tr[data-row] > :is(td, th) :is(a, button, input, label):not([data-whole]) { position: relative; z-index: 2; }
  & tr[data-group] th { background: var(--sunken); color: var(--ink-2); font-weight: 600; padding: 7px 20px; }
  & tbody:last-child tr:last-child > * { border-block-end: 0; }
  & td[data-card="state"] > span { vertical-align: middle; }
  & tr[data-slot] > td { padding: 24px 20px; }
  ${media.hover} { & tr[data-row]:hover { background: var(--hover); } }
  & tr[data-row]:has(> td > [data-whole]:focus-visible) { background: var(--hover); }
  & tr[data-row][aria-current] { background: var(--primary-soft); box-shadow: inset 2px 0 0 var(--primary); }
  [dir="rtl"] & tr[data-row][aria-current] { box-shadow: inset -2px 0 0 var(--primary); }
  ${media.phone} { ${cards} }
  @container table (max-width: 35rem) { ${cards} }
`;

/** No disc in front of the word of a card. */
export const plainClass = css`--mark: 0px; --mark-gap: 0px; --figure-gap: 12px;`;

export const stickyClass = css`
  & thead :is(th, td) { position: sticky; inset-block-start: var(--sticky-top); z-index: var(--z-sticky); background: var(--surface); }
`;

/** A column goes when the card is narrower than this, px: the least needed first. */
export const dropClasses = {
  940: css`@container table (max-width: 58.75rem) { display: none; }`,
  860: css`@container table (max-width: 53.75rem) { display: none; }`,
  780: css`@container table (max-width: 48.75rem) { display: none; }`,
  680: css`@container table (max-width: 42.5rem) { display: none; }`,
} as const;

export const sortClass = css`
  display: inline-flex; align-items: center; gap: 4px; font-weight: inherit; color: inherit; border-radius: 2px; position: relative;
  &:hover { color: var(--ink); }
  &[data-on] { color: var(--ink); }
  ${media.coarse} { &::before { content: ""; position: absolute; inset: -12px -8px; } }
`;
