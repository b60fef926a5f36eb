import type { ReactNode } from "react";
import { Link } from "wouter";
import { media } from "../breakpoints.ts";
import { css, cx } from "../style.ts";
import { hiddenRules } from "../text.ts";

/** The name has no room: beside the menu of a desktop that is not wide, and on a phone with text of twice the size. */
const tight = "(min-width: 62em) and (max-width: 74.9375em), (max-width: 19em)";

const brand = css`
  display: flex; align-items: center; gap: 10px; font-weight: 600; font-size: 1.125rem; letter-spacing: -.01em; width: 208px; flex: none; border-radius: var(--r1);
  & svg { width: 26px; height: 26px; }
  @media (max-width: 74.9375em) { width: auto; }
  @media ${tight} { margin-inline-end: 16px; & span { ${hiddenRules} } }
  ${media.coarse} { min-height: 44px; }
`;

/** The mark and the name; leads home. */
export function Brand({
  href,
  className,
}: {
  readonly href: string;
  readonly className?: string;
}): ReactNode {
  return (
    <Link href={href} className={cx(brand, className)}>
      <svg viewBox="0 0 26 26" aria-hidden="true" focusable="false">
        <rect width="26" height="26" rx="6" fill="#f7a600" />
        <path
          d="M18.2 8.6A7 7 0 1 0 18.2 17.4"
          fill="none"
          stroke="#14181f"
          strokeWidth="2.6"
          strokeLinecap="round"
        />
        <circle cx="13" cy="13" r="2.1" fill="#14181f" />
        <path d="M13 13h6.6" stroke="#14181f" strokeWidth="2.2" strokeLinecap="round" />
      </svg>
      <span>Coffer</span>
    </Link>
  );
}
