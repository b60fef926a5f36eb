import { media } from "./breakpoints.ts";
import { css } from "./style.ts";
import { hiddenRules } from "./text.ts";

/**
 * Each row is a box of a height that is known, moved into its place: one that comes or goes is laid out and painted by
 * itself, where a table would be whole. Classes stand on what they are of, and columns that do not show are not there:
 * what a row costs as it comes is its elements, and each rule that is tried on each of them.
 */

/** Heights, in rem and px: of a row, and of the title of a group. */
export const heights = {
  columns: { row: [2.375, 15], title: [1, 15] },
  cards: { row: [2.375, 26], title: [1, 20] },
  stacked: { row: [4.75, 26], title: [1, 20] },
} as const;

const heightOf = ([rem, px]: readonly [rem: number, px: number]): string => `calc(${rem}rem + ${px}px)`;

export const tableClass = css`display: block;`;
export const bodyClass = css`display: block; position: relative; contain: size layout style;`;

const row = `
  position: absolute; inset-block-start: 0; inset-inline: 0; contain: size layout style; white-space: nowrap;
  ${media.hover} { &[data-row]:hover { background: var(--hover); } }
  &[aria-current] { background: var(--primary-soft); box-shadow: inset 2px 0 0 var(--primary); }
  [dir="rtl"] &[aria-current] { box-shadow: inset -2px 0 0 var(--primary); }
`;

export const columnsForm = {
  head: css`display: block;`,
  headRow: css`display: flex;`,
  headCell: css`padding-block: 10px; border-block-end: 1px solid var(--line); font-size: .75rem; line-height: 1rem; font-weight: 500; color: var(--ink-3); white-space: nowrap;`,
  row: css`
    ${row}
    display: flex; align-items: center; block-size: ${heightOf(heights.columns.row)}; border-block-end: 1px solid var(--line);
    &:focus-within { background: var(--hover); }
  `,
  cell: css`flex: 1 1 0; min-width: 0; padding: 0 8px; font-weight: 400; text-align: start;`,
  first: css`padding-inline-start: 20px;`,
  last: css`padding-inline-end: 20px;`,
  figure: css`text-align: right;`,
  lead: css`overflow: hidden; text-overflow: ellipsis; font-weight: 500;`,
  title: css`
    position: absolute; inset-block-start: 0; inset-inline: 0; contain: size layout style; display: flex; align-items: center;
    block-size: ${heightOf(heights.columns.title)}; border-block-end: 1px solid var(--line); background: var(--sunken);
  `,
  titleCell: css`flex: 1 1 0; padding: 0 20px; font-size: .75rem; line-height: 1rem; font-weight: 600; color: var(--ink-2); text-align: start; white-space: nowrap;`,
} as const;

/**
 * Rows as cards of a list: what leads at the start, figure and state at the end, the rest below. Two lines that know nothing of
 * each other's widths: a long balance below takes no room from the words above.
 */
export const cardsForm = {
  head: css`${hiddenRules}`,
  headRow: "",
  headCell: "",
  row: css`
    ${row}
    display: flex; flex-wrap: wrap; align-content: start; padding: 12px 16px;
    block-size: ${heightOf(heights.cards.row)}; background: var(--surface); border: 1px solid var(--line); border-block-end-width: 0;
    &::before { content: ""; order: 1; flex: 0 0 100%; }
    ${media.stacked} {
      display: grid; grid-template: 1.25rem 1.125rem 1.25rem 1.125rem / var(--mark, 42px) minmax(0, 1fr) auto; align-items: center;
      block-size: ${heightOf(heights.stacked.row)};
      &::before { display: none; }
    }
    &[data-first] { border-start-start-radius: var(--r2); border-start-end-radius: var(--r2); }
    &[data-last] { border-block-end-width: 1px; border-end-start-radius: var(--r2); border-end-end-radius: var(--r2); }
  `,
  cell: css`padding: 0; min-width: 0; font-weight: 400; text-align: start;`,
  first: "",
  last: "",
  figure: "",
  title: css`
    position: absolute; inset-block-start: 0; inset-inline: 0; contain: size layout style; display: flex; align-items: center;
    block-size: ${heightOf(heights.cards.title)};
  `,
  titleCell: css`padding: 4px 0 0; font-size: .75rem; line-height: 1rem; font-weight: 600; color: var(--ink-2); text-align: start; white-space: nowrap;`,
} as const;

const rtlFigure = `[dir="rtl"] & { direction: ltr; text-align: left; margin-inline: 0 12px; }`;
/** On a line of its own, one below the other. */
const stackedAt = (line: number): string =>
  `${media.stacked} { &, [dir="rtl"] & { grid-area: ${line} / 2; justify-self: start; margin: 0; } }`;
const small = "font-size: .75rem; line-height: 1.125rem;";
/** Takes what the line has left, and is cut where that is too little. With no width at all it would begin no line. */
const rest = "flex: 1 1 1px; overflow: hidden; text-overflow: ellipsis;";
/** Beside it a figure keeps its line, whatever its length: on the next it would lie over what is there. */
const bounded =
  "overflow: hidden; text-overflow: ellipsis; max-inline-size: calc(100% - 13px - var(--mark, 42px));";
/** Where a cell stands on a card. What leads reaches over the second line, as its disc does. */
export const cardPlaces = {
  lead: css`grid-area: 1 / 1 / 3 / 3; align-self: start; ${rest} min-inline-size: var(--mark, 42px); margin-block-end: -1.125rem; padding-block-end: 1.125rem; font-weight: 500;`,
  meta: css`
    grid-area: 2 / 2; align-self: start; order: 1; margin-inline-start: var(--mark, 42px); ${rest} ${small} color: var(--ink-3);
    ${media.stacked} { margin: 0; }
  `,
  figure: css`grid-area: 1 / 3; align-self: start; margin-inline-start: 12px; ${bounded} font-weight: 600; text-align: end; ${rtlFigure} ${stackedAt(3)}`,
  state: css`grid-area: 2 / 3; place-self: start end; order: 1; margin-inline-start: 12px; ${bounded} ${small} ${stackedAt(4)}`,
} as const;

/** No disc in front of the word of a card. */
export const plainCards = css`--mark: 0px;`;
