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
  display: flex; align-items: center; justify-content: space-between; gap: 12px; color: var(--ink-3); min-height: 57px;
  ${media.phone} { border: 0; padding-inline: 0; }
`;
