import type { ReactNode } from "react";
import { media } from "../breakpoints.ts";
import { css, cx } from "../style.ts";
import { Brand } from "./brand.tsx";
import type { NavLink } from "./nav.ts";

const foot = css`
  border-block-start: 1px solid var(--line); background: var(--surface); padding: 16px 32px; color: var(--ink-3); font-size: .75rem;
  line-height: 1rem; display: flex; flex-wrap: wrap; gap: 8px 24px;
  & a:hover { color: var(--ink); text-decoration: underline; text-underline-offset: 3px; }
  ${media.coarse} { & a { padding-block: 14px; margin-block: -14px; } }
`;
/** Where the page ends is known with its content (`Unplaced`): laid out before, the foot would move there. */
const placed = css`[data-unplaced] & { display: none; }`;
const area = css`${media.phone} { display: none; }`;
/** On phones it stands above what the bar there covers. */
const general = css`
  flex-direction: column; gap: 20px; padding-block: 28px 24px; font-size: .8125rem; line-height: 1.25rem;
  & nav { display: flex; flex-wrap: wrap; gap: 12px 32px; color: var(--ink-2); }
  & > a { color: var(--ink); text-decoration: none !important; align-self: start; }
  & > span { font-size: .75rem; line-height: 1rem; }
  ${media.phone} { padding: 24px 16px calc(96px + var(--inset-bottom)); }
`;

export interface FooterProps {
  readonly owner: ReactNode;
  readonly links: readonly NavLink[];
  /** `area`: one line, and none on phones, which have bars there. `general`: the whole site's, on phones too. */
  readonly mode: "area" | "general";
  /** Names the links for screen readers. */
  readonly label: string;
  /** Where the mark of the general one leads. */
  readonly homeHref: string;
}

/** The page's foot. */
export function Footer({ owner, links, mode, label, homeHref }: FooterProps): ReactNode {
  const anchors = links.map((link) => (
    <a key={link.href} href={link.href}>
      {link.label}
    </a>
  ));
  if (mode === "area") {
    return (
      <footer className={cx(foot, placed, area)} data-mode={mode}>
        <span>{owner}</span>
        {anchors}
      </footer>
    );
  }
  return (
    <footer className={cx(foot, placed, general)} data-mode={mode}>
      <Brand href={homeHref} />
      {links.length > 0 && <nav aria-label={label}>{anchors}</nav>}
      <span>{owner}</span>
    </footer>
  );
}
