import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { Link } from "wouter";
import { media } from "./breakpoints.ts";
import { css, cx } from "./style.ts";

const list = css`
  display: flex; gap: 24px; border-block-end: 1px solid var(--line); overflow-x: auto; scrollbar-width: none;
  &::-webkit-scrollbar { display: none; }
`;
const variants = {
  plain: "",
  /** At the top of a card, level with its content. */
  card: css`padding-inline: 20px; ${media.phone} { padding-inline: 16px; }`,
  /** Within a card's head: as high as the head, its edge is the head's. */
  head: css`
    border: 0; align-self: stretch; align-items: stretch; margin-block: -16px -17px;
    ${media.phone} { margin-block: -12px -13px; }
    & > * { padding-block: 0; display: inline-flex; align-items: center; }
    & > :is([aria-selected="true"], [aria-current="page"])::after { inset-block-end: 0; }
  `,
};
const tab = css`
  position: relative; flex: none; padding-block: 12px; font-weight: 500; color: var(--ink-2); white-space: nowrap;
  &:hover { color: var(--ink); }
  &:focus-visible { outline-offset: -2px; }
  &:is([aria-selected="true"], [aria-current="page"]) { color: var(--ink); font-weight: 600; }
  &:is([aria-selected="true"], [aria-current="page"])::after {
    content: ""; position: absolute; inset-inline: 0; inset-block-end: 0; height: 2px; background: var(--primary);
  }
  ${media.coarse} { min-width: 44px; min-height: 44px; &::before { content: ""; position: absolute; inset: 0 min(-6px, (100% - 44px) / 2); } }
`;

export interface TabItem<I extends string> {
  readonly id: I;
  readonly label: ReactNode;
  /** Leads to a page of its own; then all items of the row should. */
  readonly href?: string;
  readonly count?: number;
}

export interface TabsProps<I extends string> {
  /** Names the row for screen readers. */
  readonly label: string;
  readonly items: readonly TabItem<I>[];
  readonly value: I;
  readonly onChange?: (id: I) => void;
  readonly variant?: keyof typeof variants;
  /** The panel they steer has this id. */
  readonly panelId?: string;
  readonly className?: string;
}

/**
 * A row of tabs: links when items have an href, else a tablist whose arrow keys move and choose, turned round in
 * right-to-left. A row that is too long scrolls sideways.
 */
export function Tabs<I extends string>(props: TabsProps<I>): ReactNode {
  const { label, items, value, onChange, variant = "plain", panelId, className } = props;
  const row = useRef<HTMLDivElement>(null);
  const rowClass = cx(list, variants[variant], className);
  if (items.some((item) => item.href !== undefined)) {
    return (
      <nav aria-label={label} className={rowClass}>
        {items.map((item) => (
          <Link
            key={item.id}
            href={item.href ?? ""}
            className={tab}
            aria-current={item.id === value ? "page" : undefined}
          >
            <Words item={item} />
          </Link>
        ))}
      </nav>
    );
  }

  function step(event: KeyboardEvent<HTMLDivElement>): void {
    const at = items.findIndex((item) => item.id === value);
    const next = steppedIndex(event.key, at, items.length, getComputedStyle(event.currentTarget).direction);
    const target = next === undefined ? undefined : items[next];
    if (next === undefined || target === undefined) return;
    event.preventDefault();
    onChange?.(target.id);
    const button = row.current?.children[next];
    if (button instanceof HTMLElement) button.focus();
  }

  return (
    <div ref={row} role="tablist" aria-label={label} className={rowClass} onKeyDown={step}>
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          role="tab"
          aria-selected={item.id === value}
          aria-controls={panelId}
          tabIndex={item.id === value ? 0 : -1}
          className={tab}
          onClick={() => onChange?.(item.id)}
        >
          <Words item={item} />
        </button>
      ))}
    </div>
  );
}

const counted = css`font-weight: 500; color: var(--ink-3); margin-inline-start: 4px; font-size: .75rem; line-height: 1;`;

function Words<I extends string>({ item }: { readonly item: TabItem<I> }): ReactNode {
  return (
    <>
      {item.label}
      {item.count !== undefined && <span className={counted}>{item.count}</span>}
    </>
  );
}

/** Where an arrow, Home or End leads in a row of `count`; undefined for other keys. Arrows follow what is seen. */
export function steppedIndex(key: string, at: number, count: number, direction: string): number | undefined {
  const forward = direction === "rtl" ? "ArrowLeft" : "ArrowRight";
  const backward = direction === "rtl" ? "ArrowRight" : "ArrowLeft";
  if (count === 0) return undefined;
  if (key === forward) return (at + 1) % count;
  if (key === backward) return (at - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}
