/** Widths from which the layout changes, px (R9.25). */
export const breakpoints = { xs: 480, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1600 } as const;

/** Conditions for styles: `${media.phone} { … }`. */
export const media = {
  /** One column, sheets, bars at the bottom. */
  phone: "@media (max-width: 767px)",
  /** Tables and dialogs. */
  tablet: "@media (min-width: 768px)",
  /** From the icon rail on. */
  rail: "@media (min-width: 992px)",
  /** Below the icon rail. */
  noRail: "@media (max-width: 991px)",
  /** Side bar; form and side column. */
  wide: "@media (min-width: 1200px)",
  /** A finger: targets of 44 px. */
  coarse: "@media (pointer: coarse)",
  hover: "@media (hover: hover)",
  motion: "@media (prefers-reduced-motion: no-preference)",
  still: "@media (prefers-reduced-motion: reduce)",
} as const;

/** The same conditions for matchMedia. */
export const queries = { phone: "(max-width: 767px)", still: "(prefers-reduced-motion: reduce)" } as const;
