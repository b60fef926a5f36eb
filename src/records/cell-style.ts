import { media } from "#src/ui/breakpoints.ts";
import { css } from "#src/ui/style.ts";
import { recordPoints } from "./points.ts";

export const leadClass = css`display: flex; align-items: center; gap: 10px; font-weight: 500; ${media.phone} { align-items: flex-start; gap: 12px; }`;
export const discClass = css`
  display: grid; place-items: center; width: 30px; height: 30px; border-radius: 50%; background: var(--pressed); color: var(--ink-2); flex: none;
`;
export const coinClass = css`display: flex; align-items: center; gap: 8px; font-weight: 600;`;
/** Nothing came: the dash stands where whole digits end, not at the end of the fractions. */
export const absentClass = css`
  display: inline-block; margin-right: ${recordPoints};
  ${media.phone} { && { margin-right: 0; } }
  @container table (max-width: 35rem) { && { margin-right: 0; } }
`;
/** On a narrow card the coin goes below the time rather than being cut. */
export const metaClass = css`
  tr[data-row] > &&& { white-space: normal; }
  & > span { display: inline-block; white-space: nowrap; }
`;
export const goClass = css`color: var(--ink-3); & > svg { display: block; margin-inline-start: auto; }`;
