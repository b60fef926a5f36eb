import { css } from "./style.ts";
import { cardBoxes, ends, look, onCards, unseen } from "./table-look.ts";

const rows = ":is(tr[data-row], tr[data-group])";

/**
 * Each row is a box of a height that is known, placed by what stands before it: one that comes or goes is laid out and
 * painted by itself, where a table would be whole. Nothing here depends on what else a row has or where it stands among
 * others, so that a row that comes changes no other's style.
 */
export const longClass = css`
  ${look}
  &, & thead, & tbody { display: block; }
  & thead tr, & ${rows} { display: flex; align-items: center; }
  & thead tr { align-items: stretch; }
  & tr > :is(td, th) { flex: 1 1 0; min-width: 0; padding-inline: 8px; }
  ${ends}
  & tbody { position: relative; contain: size layout style; }
  & ${rows} { position: absolute; inset-block-start: 0; inset-inline: 0; contain: size layout style; border-block-end: 1px solid var(--line); }
  & tr[data-row] { block-size: calc(2.375rem + 15px); white-space: nowrap; --row-width: 100%; }
  & tr[data-row]:focus-within { background: var(--hover); }
  & tr[data-group] { block-size: calc(1rem + 15px); background: var(--sunken); }
  & tr[data-group] th { padding: 0 20px; border: 0; color: var(--ink-2); font-weight: 600; }
  & tr[data-row] > [data-card="lead"] { overflow: hidden; text-overflow: ellipsis; }
  ${onCards(`
    ${cardBoxes}
    --lead-wrap: nowrap;
    & ${rows} { position: absolute; }
    & tr[data-row] { block-size: calc(2.375rem + 26px); }
    & tr[data-row] > [data-figure] > span { --fw: auto !important; }
    & tr[data-row] > :is(td, th):first-child:not([data-card]) { ${unseen} }
    & tr[data-row] > [data-card="lead"] { overflow: visible; & > span, & > div > span:last-child { min-width: 0; overflow: hidden; text-overflow: ellipsis; } }
    & tr[data-group] { block-size: calc(1rem + 20px); background: none; border: 0; }
  `)}
`;
