import { css } from "./style.ts";

/**
 * Takes a press anywhere in its row; what else can be pressed there lies above it. It fills the box that it is placed
 * by: a row that is a box of its own, or the first cell of a table's row (`rowCell`).
 */
export const rowTargetClass = css`
  position: absolute; z-index: 1; inset-block: 0; inset-inline-start: 0; width: var(--row-width, 100%); height: 100%;
  border-radius: inherit; cursor: pointer;
  &:focus-visible { outline-offset: -2px; }
`;

/**
 * For the first cell of each row that is laid out as one of a table: nothing can be placed by a table's row itself, as
 * WebKit computes its `position: relative` to static and what fills it would then fill the page. The target begins in
 * this cell and is as wide as the container around the table, so that has to be a size container as wide as its rows.
 */
export const rowCell = "position: relative; --row-width: 100cqi;";

/** For a row that is a box of its own, such as a card. */
export const rowBox = "position: relative;";
