import { media } from "../breakpoints.ts";
import { css } from "../style.ts";
import { hiddenRules } from "../text.ts";

export const bar = css`
  position: sticky; inset-block-start: 0; z-index: var(--z-header); height: calc(56px + var(--inset-top)); flex: none; display: flex; align-items: center; gap: 8px;
  padding: var(--inset-top) 24px 0; background: var(--surface); border-block-end: 1px solid var(--line);
  ${media.phone} {
    height: calc(52px + var(--inset-top)); padding-inline: 16px; gap: 4px;
    &[data-back] { padding-inline: 4px; }
  }
`;

/** Seen only when the keyboard reaches it. */
export const skip = css`
  position: absolute; inset-block-start: 8px; inset-inline-start: 8px; z-index: 1; padding: 9px 16px; border-radius: var(--r1);
  background: var(--raised); box-shadow: var(--e2); font-weight: 600;
  &:not(:focus) { ${hiddenRules} }
`;

export const phoneOnly = css`${media.tablet} { display: none !important; }`;
export const fromPhone = css`${media.phone} { display: none !important; }`;
/** On a task page, whose header leaves only its signs their own room at the edges. */
export const phoneLogIn = css`margin-inline-end: 12px;`;
export const push = css`margin-inline-start: auto;`;
export const status = css`font-size: .8125rem; line-height: 1.25rem; color: var(--ink-2); margin-inline-end: 12px;`;

export const taskTitle = css`
  font-size: 1rem; line-height: 1.5rem; font-weight: 600; flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap;
`;

export const menuButton = css`
  display: none; margin-inline-start: -8px;
  @media (min-width: 48em) and (max-width: 61.9375em) { display: inline-grid; }
`;

export const tools = css`
  display: flex; align-items: center; gap: 8px;
  ${media.phone} { gap: 0; &[data-away] { display: none; } }
`;

export const avatar = css`
  display: inline-grid; place-items: center; width: 32px; height: 32px; border-radius: 50%; background: var(--pressed); font-size: .75rem;
  font-weight: 600; color: var(--ink-2);
`;

/** The avatar's target is larger than its disc. */
export const avatarButton = css`
  display: inline-grid; place-items: center; width: 40px; height: 40px; border-radius: 50%; flex: none;
  &:hover > span { background: var(--line-2); color: var(--ink); }
  ${media.phone} { width: 44px; height: 44px; }
`;
