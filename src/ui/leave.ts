import { media } from "./breakpoints.ts";
import { css } from "./style.ts";

/*
 * How floating parts leave: in two thirds of the time they came in. An engine that cannot hold a
 * part in the top layer meanwhile, or a person who wants no motion, sees it gone at once.
 */

const held = (time: string): string => {
  const all = `calc(var(${time}) * 2 / 3)`;
  return `transition: opacity ${all} var(--ease-out), transform ${all} var(--ease-out);
    @supports (transition-behavior: allow-discrete) {
      transition: opacity ${all} var(--ease-out), transform ${all} var(--ease-out), display ${all} allow-discrete, overlay ${all} allow-discrete;
    }`;
};

/** A dialog's scrim. */
export const frameLeaveClass = css`
  &:not([open]) { opacity: 0; pointer-events: none; }
  ${media.motion} { ${held("--t3")} }
  @media (max-width: 47.9375em) and (prefers-reduced-motion: no-preference) { ${held("--t4")} }
`;

/** What stands on it: shrinks, on phones it slides down. */
export const panelLeaveClass = css`
  dialog:not([open]) > & { transform: scale(.98); }
  ${media.motion} { ${held("--t3")} }
  ${media.phone} { dialog:not([open]) > & { transform: translateY(100%); } }
  @media (max-width: 47.9375em) and (prefers-reduced-motion: no-preference) { ${held("--t4")} }
`;

export const popoverLeaveClass = css`
  &:not(:popover-open) { opacity: 0; pointer-events: none; }
  ${media.motion} { ${held("--t2")} }
`;

/** A drawer slides out at the end it came from. */
export const drawerLeaveClass = css`
  ${media.motion} { ${held("--t3")} }
  &[inert] { transform: translateX(100%); [dir="rtl"] & { transform: translateX(-100%); } }
`;
