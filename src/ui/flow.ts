import { media } from "./breakpoints.ts";
import { css } from "./style.ts";

/** Arrangements that recur: rows, stacks and the page grids. */
export const flow = {
  row: css`display: flex; align-items: center; gap: 8px;`,
  rowTight: css`display: flex; align-items: center; gap: 4px;`,
  rowWide: css`display: flex; align-items: center; gap: 12px;`,
  between: css`display: flex; align-items: center; justify-content: space-between; gap: 8px;`,
  wrap: css`flex-wrap: wrap;`,
  stack1: css`display: flex; flex-direction: column; gap: 4px;`,
  stack2: css`display: flex; flex-direction: column; gap: 8px;`,
  stack3: css`display: flex; flex-direction: column; gap: 12px;`,
  stack4: css`display: flex; flex-direction: column; gap: 16px;`,
  stack6: css`display: flex; flex-direction: column; gap: 24px;`,
  grow: css`flex: 1; min-width: 0;`,
  push: css`margin-inline-start: auto;`,
  onlyPhone: css`${media.tablet} { display: none !important; }`,
  notPhone: css`${media.phone} { display: none !important; }`,
} as const;
