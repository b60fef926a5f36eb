import { media } from "#src/ui/breakpoints.ts";
import { rowCell, rowTargetClass } from "#src/ui/row-target.ts";
import { css, cx } from "#src/ui/style.ts";

export const tableClass = css`
  width: 100%; border-collapse: collapse; table-layout: fixed;
  & :where(th[scope="row"]) { font: inherit; text-align: start; }
  & thead th { font-size: .75rem; line-height: 1rem; font-weight: 500; color: var(--ink-3); text-align: start; padding: 10px 8px; border-block-end: 1px solid var(--line); white-space: nowrap; }
  ${media.coarse} { & thead th { padding-block: 14px; } & th > button::before { inset-block: -14px; } }
  & td, & th[scope="row"] { height: 3rem; padding: 6px 8px; border-block-end: 1px solid var(--line); vertical-align: middle; }
  & tbody tr:last-child > * { border-block-end: 0; }
  & :is(th, td):first-child { padding-inline-start: 20px; }
  & :is(th, td):last-child { padding-inline-end: 20px; }
  & [data-right] { text-align: right; }
  [dir="ltr"] & th[data-right] > button { flex-direction: row-reverse; }
  & [data-coin] { width: auto; }
  & th[data-price] { width: 132px; }
  & th[data-change] { width: 84px; }
  & th[data-range] { width: 112px; }
  & th[data-turnover] { width: 100px; }
  & th[data-act] { width: 116px; }
  & tbody tr { --ground: var(--surface); }
  ${media.hover} { & tbody tr:hover { --ground: var(--hover); background: var(--ground); } }
  & tbody tr:has(:focus-visible) { --ground: var(--hover); background: var(--ground); }
  @container (max-width: 37.5rem) {
    & :is([data-range], [data-turnover]) { display: none; }
    & th[data-price] { width: 34%; }
    & th[data-change] { width: 22%; }
  }
  ${media.phone} {
    & tbody :is(td, th):first-child { ${rowCell} }
    & :is(th, td):first-child { padding-inline-start: 16px; }
    & :is(th, td)[data-change] { padding-inline-end: 16px; }
    & :is([data-range], [data-turnover], [data-act]) { display: none; }
    & th[data-price] { width: 40%; }
    & th[data-change] { width: 24%; }
    & tbody tr:has(button:active) { --ground: var(--pressed); background: var(--ground); }
  }
  ${media.stacked} {
    & :is(thead, tbody) { display: block; }
    & tr:is(thead tr, [data-coin-row]) { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center; border-block-end: 1px solid var(--line); }
    & [data-coin-row] { block-size: 3rem; }
    & tr > :is([data-coin], [data-price], [data-change]) { width: auto; height: auto; border: 0; padding-block: 0; }
    & tr > [data-coin] { grid-row: 1 / 3; }
    & tr > :is([data-price], [data-change]) { grid-column: 2; padding-inline-end: 16px; }
  }
`;

/** The button of a row shows with the pointer or the focus, in the place of the day's line. */
export const actClass = css`
  position: relative;
  & > svg { position: absolute; inset-block-start: 12px; inset-inline-end: 20px; opacity: var(--day-line, 1); }
  @media (hover: hover) {
    & > button { opacity: 0; }
    tr:hover & > button, & > button:focus-visible { opacity: 1; }
    tr:hover &, &:has(> button:focus-visible) { --day-line: 0; }
  }
  @media (hover: none) { & > svg { display: none; } }
`;

/** On phones the whole row is the button: above its figures, which would take the finger while they tick. */
export const rowButtonClass = cx(rowTargetClass, css`${media.tablet} { display: none; }`);

export const coinClass = css`display: flex; align-items: center; gap: 12px; min-width: 0;`;
export const namesClass = css`min-width: 0;`;
export const rangeClass = css`font-size: .75rem; line-height: 1rem; color: var(--ink-2); & > :last-child { color: var(--ink-3); }`;
export const fillerClass = css`&&& td { padding: 0; border: 0; height: auto; }`;
