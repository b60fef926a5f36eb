import { media } from "#src/ui/breakpoints.ts";
import { css } from "#src/ui/style.ts";

/** On phones each day is a card of its own. */
export const cardClass = css`${media.phone} { background: none; border: 0; border-radius: 0; }`;

export const footClass = css`
  padding: 12px 20px; border-block-start: 1px solid var(--line); min-height: 57px; font-size: .8125rem; line-height: 1.25rem;
  ${media.phone} { border: 0; padding-inline: 0; }
`;
/** A remark above the list: on phones as wide as its cards. */
export const remarkClass = css`padding: 16px 20px; ${media.phone} { padding: 16px 0 12px; }`;
/** Of the filter before: seen, and seen to be on its way out. */
export const heldClass = css`opacity: .55; transition: opacity var(--t2) var(--ease); pointer-events: none;`;

/** The kinds: on phones from edge to edge. */
export const tabsClass = css`
  ${media.phone} { margin-inline: -16px; background: var(--surface); border-block-start: 1px solid var(--line); margin-block-start: -4px; }
`;
