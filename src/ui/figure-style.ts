import { media } from "./breakpoints.ts";
import { css } from "./style.ts";

/** One left-to-right isolate, in every direction of text; it never wraps and is never cut. */
export const figureClass = css`
  direction: ltr; unicode-bidi: isolate; white-space: nowrap; font-variant-numeric: tabular-nums;
`;

export const fractionClass = css`color: var(--ink-3);`;

/** Decimal points of a column stand below each other. */
export const pointClass = css`
  display: inline-flex;
  & > span { min-width: var(--fw, 5.2em); text-align: left; }
`;

export const absentClass = css`color: var(--ink-3);`;
export const dotsClass = css`color: var(--ink-2); letter-spacing: .12em; direction: ltr; unicode-bidi: isolate; white-space: nowrap;`;

export const toneClasses = {
  up: css`color: var(--up);`,
  down: css`color: var(--down);`,
  flat: "",
} as const;

/**
 * Follows from a live price: within a stale region, or when its own row is old, it looks it. Comes after the tones,
 * which go with the rest of what can no longer be trusted.
 */
export const perishableClass = css`
  [data-stale] &, &[data-stale] {
    color: var(--ink-3); text-decoration: underline; text-decoration-style: dotted; text-decoration-color: var(--control);
    text-decoration-thickness: 1px; text-underline-offset: 4px;
  }
`;

/**
 * A list whose rows have clips of their own (pictures, charts) names its rows' colour, `--ground`: where a tint takes the place of
 * what is painted already, the browser keeps its layers as they are.
 */
export const tickClass = css`
  border-radius: 2px; background: var(--ground); box-shadow: 0 0 0 4px var(--ground);
  &[data-absent] { color: var(--ink-3); }
  &[data-loading] { display: inline-block; min-width: 5em; height: 1em; border-radius: var(--r1); background: var(--pressed); vertical-align: -.1em; }
  &[data-tone="up"] { color: var(--up); }
  &[data-tone="down"] { color: var(--down); }
  ${media.motion} {
    &[data-tick] { background: var(--success-soft); box-shadow: 0 0 0 4px var(--success-soft); }
    &[data-tick="down"] { background: var(--danger-soft); box-shadow: 0 0 0 4px var(--danger-soft); }
    :is(tr, li, [role="row"]):focus-within & { background: var(--ground); box-shadow: none; }
  }
`;
