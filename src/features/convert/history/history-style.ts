import { media } from "#src/ui/breakpoints.ts";
import { css } from "#src/ui/style.ts";

/** On phones each day is a card of its own. */
export const cardClass = css`${media.phone} { background: none; border: 0; border-radius: 0; }`;

export const kindClass = css`display: flex; align-items: center; gap: 10px; font-weight: 500; ${media.phone} { align-items: flex-start; gap: 12px; }`;
export const discClass = css`
  display: grid; place-items: center; width: 30px; height: 30px; border-radius: 50%; background: var(--pressed); color: var(--ink-2); flex: none;
`;
export const coinClass = css`display: flex; align-items: center; gap: 8px; font-weight: 600;`;
export const footClass = css`
  padding: 12px 20px; border-block-start: 1px solid var(--line); min-height: 57px; font-size: 13px; line-height: 20px;
  ${media.phone} { border: 0; padding-inline: 0; }
`;
/** Of the filter before: seen, and seen to be on its way out. */
export const heldClass = css`opacity: .55; transition: opacity var(--t2) var(--ease); pointer-events: none;`;

/** The kinds: on phones from edge to edge. */
export const tabsClass = css`
  ${media.phone} { margin-inline: -16px; background: var(--surface); border-block-start: 1px solid var(--line); margin-block-start: -4px; }
`;
export const filtersClass = css`
  display: flex; flex-wrap: wrap; align-items: center; gap: 8px; padding: 12px 20px; border-block-end: 1px solid var(--line);
  ${media.phone} { padding: 12px 0 0; border: 0; }
`;
export const searchClass = css`flex: none; width: 260px; margin-inline-start: auto; ${media.phone} { width: 100%; }`;
export const filteredClass = css`background: var(--primary-soft); border-color: var(--primary-line);`;
export const countClass = css`
  display: inline-grid; place-items: center; min-width: 18px; height: 18px; padding: 0 5px; border-radius: 9px; background: var(--ink); color: var(--surface);
  font-size: 11px; line-height: 1; font-weight: 600;
`;
export const linkClass = css`font-size: 13px; line-height: 20px; margin-inline-start: 4px; min-height: 32px;`;
/** Nothing came: the dash stands where whole digits end, not at the end of the fractions. */
export const absentClass = css`
  display: inline-block; margin-right: 5.2em;
  ${media.phone} { && { margin-right: 0; } }
  @container table (max-width: 560px) { && { margin-right: 0; } }
`;
/** On a narrow card the coin goes below the time rather than being cut. */
export const metaClass = css`
  tr[data-row] > &&& { white-space: normal; }
  & > span { display: inline-block; white-space: nowrap; }
`;
export const goClass = css`color: var(--ink-3); & > svg { display: block; margin-inline-start: auto; }`;
