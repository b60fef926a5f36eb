import { media } from "./breakpoints.ts";
import { rowBox } from "./row-target.ts";
import { hiddenRules } from "./text.ts";

/** What tables look like, rows laid out as a table's or each as a box of its own: rules for their classes. */

/** Where a table has no room for columns, its rows are cards of a list: by the width of its own card, not of the window. */
export const onCards = (rules: string): string =>
  `${media.phone} { ${rules} } @container table (max-width: 35rem) { ${rules} }`;

export const look = `
  --mark: 30px; --mark-gap: 12px;
  & :where(th[scope="row"]) { font: inherit; text-align: start; }
  & thead :is(th, td), & tr[data-group] th { font-size: .75rem; line-height: 1rem; font-weight: 500; color: var(--ink-3); text-align: start; padding: 10px 8px; border-block-end: 1px solid var(--line); white-space: nowrap; }
  & :is(th, td)[data-figure] { text-align: right; }
  & [data-only="card"], & [data-tail] { display: none; }
  & tr[data-row] > :is(td, th) :is(a, button, input, label):not([data-whole]) { position: relative; z-index: 2; }
  ${media.hover} { & tr[data-row]:hover { background: var(--hover); } }
  & tr[data-row][aria-current] { background: var(--primary-soft); box-shadow: inset 2px 0 0 var(--primary); }
  [dir="rtl"] & tr[data-row][aria-current] { box-shadow: inset -2px 0 0 var(--primary); }
`;
/** Cells at both ends keep clear of the card's. */
export const ends = `
  & :is(th, td):first-child { padding-inline-start: 20px; }
  & :is(th, td):last-child { padding-inline-end: 20px; }
`;

/** Rows as cards of a list: mark and word at the start, figure and state at the end, the rest below. */
export const cardBoxes = `
  &, & tbody { display: block; }
  & thead { ${hiddenRules} }
  & [data-tail] { display: inline; margin-inline-start: 4px; font-weight: 500; color: var(--ink-2); }
  & tr[data-group] { display: block; & th { display: block; background: none; border: 0; padding: 12px 0 8px; } }
  & tr[data-row] {
    display: grid; grid-template-columns: var(--mark) minmax(0, 1fr) auto; column-gap: var(--mark-gap); align-items: center; padding: 12px 16px;
    background: var(--surface); border: 1px solid var(--line); border-block-end-width: 0; ${rowBox}
  }
  & tr[data-first] { border-start-start-radius: var(--r2); border-start-end-radius: var(--r2); }
  & tr[data-last] { border-block-end-width: 1px; border-end-start-radius: var(--r2); border-end-end-radius: var(--r2); }
  & tr[data-row] > :is(td, th) { display: none; padding: 0; border: 0; height: auto; min-width: 0; }
  & tr[data-row] > :is(td, th):first-child { position: static; --row-width: 100%; & > [data-whole] { visibility: visible; } }
  & tr[data-row] > :is(td, th)[data-card="lead"] { display: block; grid-area: 1 / 1 / 3 / 3; align-self: start; & > div { align-items: flex-start; } }
  & tr[data-row] > :is(td, th)[data-card="meta"] { display: block; grid-area: 2 / 2; align-self: start; font-size: .75rem; line-height: 1.125rem; color: var(--ink-3); white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
  & tr[data-row] > :is(td, th)[data-card="figure"] { display: block; grid-area: 1 / 3; align-self: start; font-weight: 600; text-align: end; margin-inline-start: var(--figure-gap, 0); }
  [dir="rtl"] & tr[data-row] > :is(td, th)[data-card="figure"] { direction: ltr; text-align: left; margin-inline: 0 var(--figure-gap, 0); }
  & tr[data-row] > :is(td, th)[data-card="state"] { display: block; grid-area: 2 / 3; place-self: start end; font-size: .75rem; line-height: 1.125rem; margin-inline-start: var(--figure-gap, 0); & svg { display: none; } }
  ${media.stacked} {
    & tr[data-row] > :is(td, th)[data-card="lead"] { grid-row-end: 2; }
    & tr[data-row] > :is(td, th):is([data-card="figure"], [data-card="state"]) { grid-area: 3 / 2; justify-self: start; margin: 0; }
    & tr[data-row] > :is(td, th)[data-card="state"] { grid-row: 4; }
  }
`;
/** The first cell may not show, but what is pressed of the row begins in it, and shows. */
export const unseen = "display: block; position: absolute; inset: 0; overflow: hidden; visibility: hidden;";
