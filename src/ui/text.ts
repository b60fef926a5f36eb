import { css } from "./style.ts";

/** Type steps and text colours of the tokens, as classes. */
export const text = {
  caption: css`font-size: .75rem; line-height: 1rem;`,
  small: css`font-size: .8125rem; line-height: 1.25rem;`,
  large: css`font-size: 1rem; line-height: 1.5rem;`,
  headline: css`font-size: 1.25rem; line-height: 1.75rem; font-weight: 600;`,
  figure: css`font-size: 1.5rem; line-height: 2rem; font-weight: 600; letter-spacing: -.01em;`,
  medium: css`font-weight: 500;`,
  strong: css`font-weight: 600;`,
  ink: css`color: var(--ink);`,
  ink2: css`color: var(--ink-2);`,
  ink3: css`color: var(--ink-3);`,
  up: css`color: var(--up);`,
  down: css`color: var(--down);`,
  ok: css`color: var(--success);`,
  bad: css`color: var(--danger);`,
  warn: css`color: var(--warn);`,
  /** One line, cut by an ellipsis. Never for figures. */
  clip: css`overflow: hidden; text-overflow: ellipsis; white-space: nowrap; min-width: 0;`,
  nowrap: css`white-space: nowrap;`,
  /** A figure that is longer than its line goes on in the next, its unit first. */
  unbound: css`overflow-wrap: anywhere; & span { white-space: normal; }`,
  center: css`text-align: center; text-wrap: balance;`,
  end: css`text-align: end;`,
  mono: css`font-family: var(--mono); font-size: .965em; letter-spacing: -.01em;`,
} as const;

/**
 * Seen by screen readers only. At the start of what it is placed by: where it would stand by itself, WebKit lets it
 * widen a page that runs from right to left.
 */
export const hiddenRules = `position: absolute; inset-block-start: 0; inset-inline-start: 0; width: 1px; height: 1px; min-height: 0; margin: 0; padding: 0;
  overflow: hidden; clip-path: inset(50%); white-space: nowrap;`;
export const hiddenText = css`${hiddenRules}`;
