/** Widths from which the layout changes, px at the usual size of text (R9.25). */
const breakpoints = { xs: 480, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1600 } as const;

const from = (px: number): string => `(min-width: ${px / 16}em)`;
const below = (px: number): string => `(max-width: ${(px - 1) / 16}em)`;
const { md, lg, xl } = breakpoints;
const stacked = "(max-width: 19em)";
const coarse = "(pointer: coarse)";

/** Conditions for styles: `${media.phone} { … }`. In em: with text of twice the size there is room for half the columns. */
export const media = {
  /** One column, sheets, bars at the bottom. */
  phone: `@media ${below(md)}`,
  /** Text so large that a phone has no room for two things side by side. */
  stacked: `@media ${stacked}`,
  /** Tables and dialogs. */
  tablet: `@media ${from(md)}`,
  /** From the icon rail on. */
  rail: `@media ${from(lg)}`,
  /** Below the icon rail. */
  noRail: `@media ${below(lg)}`,
  /** Side bar; form and side column. */
  wide: `@media ${from(xl)}`,
  /** A finger: targets of 44 px. */
  coarse: `@media ${coarse}`,
  hover: "@media (hover: hover)",
  motion: "@media (prefers-reduced-motion: no-preference)",
  still: "@media (prefers-reduced-motion: reduce)",
} as const;

/** The same conditions for matchMedia. */
export const queries = {
  phone: below(md),
  stacked,
  rail: from(lg),
  coarse,
  still: "(prefers-reduced-motion: reduce)",
} as const;
