import { rowCell } from "./row-target.ts";
import { css } from "./style.ts";
import { cardBoxes, ends, look, onCards, unseen } from "./table-look.ts";

/** Columns go by the width of the table's own card, not of the window. */
export const wrapClass = css`container: table / inline-size;`;

/** Without a column, decimal points need no room of their own. */
const cards = `
  ${cardBoxes}
  & :is(td, th) * { --fw: auto !important; }
  & tr[data-row] > :is(td, th):first-child:not([data-card]):has(> [data-whole]) { ${unseen} }
  & tr[data-row] > :is(td, th)[data-card="foot"]:not(:empty) { display: block; grid-column: 1 / -1; margin-block-start: 8px; }
  & tr[data-slot] { display: block; & > td { display: block; height: auto; border: 1px solid var(--line); border-radius: var(--r2); background: var(--surface); padding: 16px; } }
`;

export const tableClass = css`
  width: 100%; border-collapse: separate; border-spacing: 0;
  ${look}
  & thead td { height: auto; }
  & td, & th[scope="row"] { height: 52px; padding: 8px; border-block-end: 1px solid var(--line); vertical-align: middle; }
  ${ends}
  & tr[data-row] > :is(td, th):first-child { ${rowCell} }
  & tr[data-group] th { background: var(--sunken); color: var(--ink-2); font-weight: 600; padding: 7px 20px; }
  & tbody:last-child tr:last-child > * { border-block-end: 0; }
  & td[data-card="state"] > span { vertical-align: middle; }
  & tr[data-slot] > td { padding: 24px 20px; }
  & tr[data-row]:has(> td > [data-whole]:focus-visible) { background: var(--hover); }
  ${onCards(cards)}
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
