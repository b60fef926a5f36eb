/** Widths from which the layout changes, px at the usual size of text (R9.25). */
export const breakpoints = { xs: 480, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1600 } as const;

/** Conditions for styles: `${media.phone} { … }`. In em: with text of twice the size there is room for half the columns. */
export const media = {
  /** One column, sheets, bars at the bottom. */
  phone: "@media (max-width: 47.9375em)",
  /** Tables and dialogs. */
  tablet: "@media (min-width: 48em)",
  /** From the icon rail on. */
  rail: "@media (min-width: 62em)",
  /** Below the icon rail. */
  noRail: "@media (max-width: 61.9375em)",
  /** Side bar; form and side column. */
  wide: "@media (min-width: 75em)",
  /** A finger: targets of 44 px. */
  coarse: "@media (pointer: coarse)",
  hover: "@media (hover: hover)",
  motion: "@media (prefers-reduced-motion: no-preference)",
  still: "@media (prefers-reduced-motion: reduce)",
} as const;

/** The same conditions for matchMedia. */
export const queries = {
  phone: "(max-width: 47.9375em)",
  still: "(prefers-reduced-motion: reduce)",
} as const;
