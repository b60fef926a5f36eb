import { css } from "#src/ui/style.ts";

export const idClass = css`
  display: inline-flex; align-items: center; justify-content: flex-end; gap: 4px; max-width: 100%;
  & > span:first-child {
    font-variant-numeric: tabular-nums; direction: ltr; unicode-bidi: isolate; overflow-wrap: anywhere; text-align: end;
  }
  & > button { margin-block: -6px; margin-inline-end: -6px; }
`;
/** The firm amount beside what came. */
export const panelClass = css`
  display: grid; gap: 8px; padding: 14px 16px; border: 1px solid var(--line); border-radius: var(--r2); background: var(--sunken);
`;
export const panelRowClass = css`display: flex; justify-content: space-between; gap: 16px;`;
export const runHeadClass = css`display: flex; align-items: center; gap: 16px;`;
export const runListClass = css`
  display: grid; border: 1px solid var(--line); border-radius: var(--r2);
  & > li { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: 2px 12px; align-items: center; padding: 10px 14px; border-block-end: 1px solid var(--line); }
  & > li:last-child { border-block-end: 0; }
  & > li > [data-end] { justify-self: end; text-align: end; display: grid; justify-items: end; }
`;
