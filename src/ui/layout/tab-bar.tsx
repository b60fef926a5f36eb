import type { ReactNode } from "react";
import { Link } from "wouter";
import { media } from "../breakpoints.ts";
import { Icon } from "../icon.tsx";
import { css } from "../style.ts";
import { currentHref, type NavEntry } from "./nav.ts";

const bar = css`
  display: none;
  ${media.phone} {
    position: fixed; inset-block-end: var(--under); inset-inline: 0; z-index: var(--z-header); display: grid; grid-auto-flow: column;
    grid-auto-columns: 1fr; background: var(--surface); border-block-start: 1px solid var(--line);
    padding: 0 var(--inset-right) var(--inset-bottom) var(--inset-left);
  }
`;
const tab = css`
  display: grid; justify-items: center; gap: 2px; padding: 8px 4px; font-size: .75rem; line-height: 1rem; font-weight: 500;
  color: var(--ink-3); position: relative; text-align: center;
  &:focus-visible { outline-offset: -2px; }
  &[aria-current] { color: var(--ink); font-weight: 600; }
  &[aria-current]::before { content: ""; position: absolute; inset-block-start: -1px; inset-inline: 28%; height: 2px; background: var(--primary); }
`;

/** The main places at the thumb's end of a phone, on browse pages. Renders nothing for fewer than two. */
export function TabBar({
  label,
  entries,
  path,
}: {
  readonly label: string;
  readonly entries: readonly NavEntry[];
  readonly path: string;
}): ReactNode {
  if (entries.length < 2) return null;
  const current = currentHref(
    entries.map((item) => item.href),
    path,
  );
  return (
    <nav className={bar} aria-label={label} data-bottom-bar="">
      {entries.map((item) => (
        <Link
          key={item.href}
          href={item.href}
          className={tab}
          aria-current={item.href === current ? "page" : undefined}
        >
          <Icon of={item.icon} size={20} flip={item.flip === true} />
          <span>{item.label}</span>
        </Link>
      ))}
    </nav>
  );
}
