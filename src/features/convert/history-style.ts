import { media } from "#src/ui/breakpoints.ts";
import { css } from "#src/ui/style.ts";

/** A table on desktop, cards by day on phones: one document, laid out anew by grid. */
export const cardClass = css`
  container-type: inline-size;
  ${media.phone} { background: none; border: 0; border-radius: 0; }
`;

export const tableClass = css`
  width: 100%; border-collapse: collapse;
  & th { font-size: 12px; line-height: 16px; font-weight: 500; color: var(--ink-3); text-align: start; padding: 10px 8px; border-block-end: 1px solid var(--line); white-space: nowrap; }
  & td { height: 52px; padding: 8px; border-block-end: 1px solid var(--line); vertical-align: middle; }
  & :is(th, td):first-child { padding-inline-start: 20px; }
  & :is(th, td):last-child { padding-inline-end: 20px; }
  & [data-right] { text-align: right; }
  & [data-phone] { display: none; }
  & tr[data-day] th { background: var(--sunken); color: var(--ink-2); font-weight: 600; padding: 7px 20px; text-align: start; }
  & tbody:last-child tr:last-child td { border-block-end: 0; }
  ${media.hover} { & tbody tr:not([data-day]):hover { background: var(--hover); } }
  & td[data-state] > span { vertical-align: middle; }
  @container (max-width: 860px) { & [data-wide] { display: none; } }
  @container (max-width: 680px) { & [data-pay] { display: none; } }
  ${media.phone} {
    &, & tbody { display: block; }
    & thead { display: none; }
    & tr[data-day] { display: block; & th { display: block; background: none; border: 0; padding: 12px 0 8px; } }
    & tr:not([data-day]) {
      display: grid; grid-template-columns: 30px minmax(0, 1fr) auto; column-gap: 12px; background: var(--surface);
      border: 1px solid var(--line); border-block-end-width: 0; padding: 12px 16px; align-items: center;
    }
    & tr[data-day] + tr { border-start-start-radius: 8px; border-start-end-radius: 8px; }
    & tr:last-child { border-block-end-width: 1px; border-end-start-radius: 8px; border-end-end-radius: 8px; }
    & td, & td:first-child, & td:last-child { display: block; padding: 0; border: 0; height: auto; }
    & td:is([data-coin], [data-pay], [data-wide]) { display: none; }
    & td[data-kind] { grid-area: 1 / 1 / 3 / 3; align-self: start; }
    & td[data-received] { grid-area: 1 / 3; font-weight: 600; }
    & td[data-state] { grid-area: 2 / 3; justify-self: end; font-size: 12px; line-height: 18px; & svg { display: none; } }
    & td[data-time] { display: none; }
    & td[data-phone] { display: block; grid-area: 2 / 2; font-size: 12px; line-height: 18px; color: var(--ink-3); }
  }
`;

export const kindClass = css`display: flex; align-items: center; gap: 10px; font-weight: 500; ${media.phone} { align-items: flex-start; gap: 12px; }`;
export const discClass = css`
  display: grid; place-items: center; width: 30px; height: 30px; border-radius: 50%; background: var(--pressed); color: var(--ink-2); flex: none;
`;
export const coinClass = css`display: flex; align-items: center; gap: 8px; font-weight: 600;`;
/** On phones the unit follows the figure, and decimal points need not line up. */
export const tailClass = css`
  display: none; font-weight: 500; color: var(--ink-2); margin-inline-start: 4px;
  ${media.phone} { display: inline; }
`;
export const figureCell = css`${media.phone} { & > span > span { width: auto; } }`;
export const footClass = css`
  display: flex; align-items: center; justify-content: space-between; gap: 12px; color: var(--ink-3); min-height: 57px;
  ${media.phone} { border: 0; padding-inline: 0; }
`;
