import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "wouter";
import { whenIdle } from "#src/lazy/idle.ts";
import { media } from "../breakpoints.ts";
import { Icon } from "../icon.tsx";
import { css } from "../style.ts";
import { hiddenRules } from "../text.ts";
import { useRail } from "../use-phone.ts";
import { currentHref, type NavGroup } from "./nav.ts";

/** 232 px with words from 1200 on, a rail of 64 px from 992 on, none below: there the header has a menu. Scrolls by itself. */
const side = css`
  border-inline-end: 1px solid var(--line); background: var(--surface);
  & > nav {
    position: sticky; inset-block-start: calc(56px + var(--inset-top)); max-height: calc(100dvh - 56px - var(--inset-top));
    padding: 16px 12px; overflow-y: auto; overscroll-behavior: contain; scrollbar-width: thin;
  }
  @media (max-width: 74.9375em) { & > nav { padding-inline: 10px; } }
  ${media.noRail} { display: none; }
`;
const caption = css`
  font-size: .75rem; line-height: 1rem; color: var(--ink-3); padding: 20px 12px 6px;
  @media (max-width: 74.9375em) { height: 1px; padding: 0; margin: 10px 8px; background: var(--line); overflow: hidden; color: transparent; }
`;
const entry = css`
  display: flex; align-items: center; gap: 12px; min-height: 36px; padding: 6px 12px; border-radius: var(--r1); color: var(--ink-2);
  font-weight: 500; position: relative;
  & > svg { color: var(--ink-3); }
  &:hover { background: var(--hover); }
  &[aria-current] { background: var(--hover); color: var(--ink); font-weight: 600; }
  &[aria-current] > svg { color: var(--ink); }
  &[aria-current]::before {
    content: ""; position: absolute; inset-inline-start: -12px; inset-block: 6px; width: 3px;
    border-start-end-radius: 2px; border-end-end-radius: 2px; background: var(--primary);
  }
  ${media.coarse} { min-height: 44px; }
  @media (max-width: 74.9375em) {
    justify-content: center; padding: 6px; min-height: 44px;
    & > span { ${hiddenRules} }
    &[aria-current]::before { inset-inline-start: -10px; }
  }
`;

export interface SideBarProps {
  /** Names the navigation for screen readers. */
  readonly label: string;
  readonly groups: readonly NavGroup[];
  readonly path: string;
}

/** The area's navigation beside the content; where there is no room for it, a third of a page's frame is not made. */
export function SideBar(props: SideBarProps): ReactNode {
  return useRail() ? <Entries {...props} /> : null;
}

/** Only what can be reached is listed. */
function Entries({ label, groups, path }: SideBarProps): ReactNode {
  const shown = groups.filter((group) => group.entries.length > 0);
  const current = currentHref(
    shown.flatMap((group) => group.entries.map((item) => item.href)),
    path,
  );
  const list = useRef<HTMLElement>(null);
  // Where things are is asked once nothing else is to be done: a first paint needs no answer.
  useEffect(() => {
    if (current !== undefined) whenIdle(() => showCurrent(list.current));
  }, [current]);
  return (
    <aside className={side}>
      <nav aria-label={label} ref={list}>
        {shown.map((group) => (
          <div key={group.id}>
            {group.label !== undefined && <p className={caption}>{group.label}</p>}
            <ul aria-label={group.label}>
              {group.entries.map((item) => (
                <li key={item.href}>
                  <Link
                    href={item.href}
                    className={entry}
                    title={item.label}
                    aria-current={item.href === current ? "page" : undefined}
                  >
                    <Icon of={item.icon} flip={item.flip === true} />
                    <span>{item.label}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </aside>
  );
}

/** A low window has the current page's entry in sight too; the page itself does not move. */
function showCurrent(list: HTMLElement | null): void {
  const current = list?.querySelector<HTMLElement>("[aria-current]") ?? null;
  if (list === null || current === null) return;
  const top = current.offsetTop - list.scrollTop;
  if (top < 0 || top + current.offsetHeight > list.clientHeight) {
    list.scrollTop = current.offsetTop - list.clientHeight / 2;
  }
}
