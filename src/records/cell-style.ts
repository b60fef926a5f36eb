import { media } from "#src/ui/breakpoints.ts";
import { css } from "#src/ui/style.ts";
import { onCards } from "#src/ui/table-look.ts";
import { recordPoints } from "./points.ts";

export const leadClass = css`display: flex; align-items: center; gap: 10px; font-weight: 500; ${media.phone} { align-items: flex-start; gap: 12px; }`;
/** On a card it stands beside the line below as well. */
export const discClass = css`
  display: grid; place-items: center; width: 30px; height: 30px; border-radius: 50%; background: var(--pressed); color: var(--ink-2); flex: none;
  ${onCards("margin-block-end: -10px;")}
`;
/** Its words may take more than a line of a card; the line below follows them. */
export const leadColumnClass = css`${onCards("tr[data-row] > &&& { grid-row: 1 / 2; }")}`;
export const leadTextClass = css`white-space: nowrap; ${onCards("white-space: var(--lead-wrap, normal); overflow-wrap: anywhere;")}`;
/** On a card a figure leaves the words room beside it: one that is longer goes on in the next line. */
export const amountColumnClass = css`
  ${onCards("tr[data-row] > &&& { max-inline-size: calc(100cqi - 160px); overflow-wrap: anywhere; & > span { display: inline; white-space: normal; } & > [data-tail] { display: inline-block; white-space: nowrap; } }")}
  ${media.stacked} { tr[data-row] > &&& { max-inline-size: 100%; } }
`;
export const coinClass = css`display: flex; align-items: center; gap: 8px; font-weight: 600;`;
export const tailClass = css`color: var(--ink-2); font-weight: 400;`;
/** Nothing came: the dash stands where whole digits end, not at the end of the fractions. */
export const absentClass = css`
  display: inline-block; margin-right: ${recordPoints};
  ${onCards("&& { margin-right: 0; }")}
`;
/** On a narrow card the coin goes below the time rather than being cut. */
export const metaClass = css`tr[data-row] > &&& { white-space: normal; }`;
/** The point between the two lies in the second one's start, and beyond the edge where that one begins a line. */
export const metaLineClass = css`
  display: flex; flex-wrap: wrap; margin-inline-start: -.75rem;
  & > span { position: relative; max-width: 100%; padding-inline-start: .75rem; }
  & > span + span::before { position: absolute; inset-inline-start: .25rem; content: "·"; content: "·" / ""; }
`;
export const goClass = css`color: var(--ink-3); & > svg { display: block; margin-inline-start: auto; }`;
