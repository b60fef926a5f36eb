import type { ReactNode } from "react";
import { media } from "../breakpoints.ts";
import { css } from "../style.ts";
import type { NavLink } from "./nav.ts";

const foot = css`
  border-block-start: 1px solid var(--line); background: var(--surface); padding: 16px 32px; color: var(--ink-3); font-size: 12px;
  line-height: 16px; display: flex; flex-wrap: wrap; gap: 8px 24px;
  & a:hover { color: var(--ink); text-decoration: underline; text-underline-offset: 3px; }
  ${media.phone} { display: none; }
`;

/** The page's foot; phones have bars there instead. */
export function Footer({
  owner,
  links,
}: {
  readonly owner: ReactNode;
  readonly links: readonly NavLink[];
}): ReactNode {
  return (
    <footer className={foot}>
      <span>{owner}</span>
      {links.map((link) => (
        <a key={link.href} href={link.href}>
          {link.label}
        </a>
      ))}
    </footer>
  );
}
