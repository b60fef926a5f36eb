import type { ReactNode } from "react";
import { Link } from "wouter";
import { media } from "../breakpoints.ts";
import { Icon } from "../icon.tsx";
import { Menu } from "../menu.tsx";
import { css } from "../style.ts";
import { currentHref, type NavTab } from "./nav.ts";

const bar = css`
  display: none;
  ${media.phone} {
    position: fixed; inset-block-end: var(--under); inset-inline: 0; z-index: var(--z-header); display: grid; grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr); background: var(--surface); border-block-start: 1px solid var(--line);
    padding: 0 var(--inset-right) var(--inset-bottom) var(--inset-left);
  }
`;
const tab = css`
  display: grid; justify-items: center; gap: 2px; padding: 8px 4px; font-size: min(.75rem, 4vw); line-height: 1rem; font-weight: 500;
  color: var(--ink-3); position: relative; text-align: center;
  &:focus-visible { outline-offset: -2px; }
  &[aria-current] { color: var(--ink); font-weight: 600; }
  &[aria-current]::before { content: ""; position: absolute; inset-block-start: -1px; inset-inline: 28%; height: 2px; background: var(--primary); }
`;

/** The main places at the thumb's end of a phone, on browse pages. Renders nothing for fewer than two. */
export function TabBar({
  label,
  tabs,
  path,
}: {
  readonly label: string;
  readonly tabs: readonly NavTab[];
  readonly path: string;
}): ReactNode {
  if (tabs.length < 2) return null;
  const current = currentHref(
    tabs.flatMap(({ entries }) => entries.map((entry) => entry.href)),
    path,
  );
  return (
    <nav className={bar} aria-label={label} data-bottom-bar="">
      {tabs.map((item) => (
        <OneTab key={item.id} item={item} current={current} />
      ))}
    </nav>
  );
}

function OneTab({
  item,
  current,
}: {
  readonly item: NavTab;
  readonly current: string | undefined;
}): ReactNode {
  const { id, label, icon, entries } = item;
  const [only, ...others] = entries;
  const content = (
    <>
      <Icon of={icon} size={20} />
      <span>{label}</span>
    </>
  );
  if (only !== undefined && others.length === 0) {
    return (
      <Link href={only.href} className={tab} aria-current={only.href === current ? "page" : undefined}>
        {content}
      </Link>
    );
  }
  const groups = [
    {
      id,
      items: entries.map((entry) => ({
        id: entry.href,
        label: entry.label,
        icon: entry.icon,
        chosen: entry.href === current,
      })),
    },
  ];
  const isHere = entries.some(({ href }) => href === current);
  return (
    <Menu
      label={label}
      groups={groups}
      renderTrigger={(rest) => (
        <button type="button" {...rest} className={tab} aria-current={isHere ? "true" : undefined}>
          {content}
        </button>
      )}
    />
  );
}
