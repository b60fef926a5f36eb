import { css } from "./style.ts";

/** Type steps and text colours of the tokens, as classes. */
export const text = {
  caption: css`font-size: 12px; line-height: 16px;`,
  small: css`font-size: 13px; line-height: 20px;`,
  large: css`font-size: 16px; line-height: 24px;`,
  headline: css`font-size: 20px; line-height: 28px; font-weight: 600;`,
  figure: css`font-size: 24px; line-height: 32px; font-weight: 600; letter-spacing: -.01em;`,
  hero: css`font-size: 32px; line-height: 40px; font-weight: 600; letter-spacing: -.02em;`,
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
  center: css`text-align: center;`,
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
