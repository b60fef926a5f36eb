import { Check } from "lucide";
import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import { Link } from "wouter";
import { Icon } from "./icon.tsx";
import type { MenuContent, MenuItem } from "./menu-group.ts";
import { chosenClass, groupClass, itemClass, markClass } from "./menu-style.ts";
import { Popover } from "./popover.tsx";

type MenuPanelProps = MenuContent & {
  readonly open: boolean;
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
};

/** What a menu shows when it is open; a chunk of its own, fetched when the pointer or the focus comes near. */
export default function MenuPanel(props: MenuPanelProps): ReactNode {
  const { label, groups, onSelect, align = "end", open, anchor, onClose } = props;
  const list = useRef<HTMLDivElement>(null);

  // At once: an Esc right after it is seen would find the focus outside, and take it away with the panel.
  useLayoutEffect(() => {
    if (!open) return;
    const start =
      list.current?.querySelector<HTMLElement>('[aria-checked="true"], [aria-current]') ??
      itemsOf(list.current)[0];
    start?.focus();
  }, [open]);

  const leave = (): void => {
    anchor.current?.focus();
    onClose();
  };

  return (
    <Popover open={open} onClose={onClose} anchor={anchor} align={align}>
      <div
        ref={list}
        role="menu"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={(event) => move(event, list.current)}
      >
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: fieldset has no place in a menu
          <div key={group.id} role="group" aria-label={group.label} className={groupClass}>
            {group.label !== undefined && <span aria-hidden="true">{group.label}</span>}
            {group.items.map((item) => {
              const { id, chosen, disabled, lang } = item;
              const shared = { lang, tabIndex: -1, className: itemClass };
              if (onSelect === undefined) {
                return (
                  <Link
                    {...shared}
                    key={id}
                    href={id}
                    role="menuitem"
                    aria-current={chosen === true ? "page" : undefined}
                    onClick={leave}
                    onKeyDown={pressBySpace}
                  >
                    <Content item={item} />
                  </Link>
                );
              }
              return (
                <button
                  {...shared}
                  key={id}
                  type="button"
                  {...(chosen === undefined
                    ? { role: "menuitem" }
                    : { role: "menuitemradio", "aria-checked": chosen })}
                  disabled={disabled}
                  onClick={() => {
                    leave();
                    onSelect(id, group.id);
                  }}
                >
                  <Content item={item} />
                </button>
              );
            })}
          </div>
        ))}
      </div>
    </Popover>
  );
}

function Content({ item: { icon, label, chosen } }: { readonly item: MenuItem }): ReactNode {
  return (
    <>
      {icon && <Icon of={icon} />}
      <span className={chosen ? chosenClass : undefined}>{label}</span>
      {chosen === true && <Icon of={Check} size={16} className={markClass} />}
    </>
  );
}

/** An item of a menu is pressed by it; a link alone would not be. */
function pressBySpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== " ") return;
  event.preventDefault();
  event.currentTarget.click();
}

function itemsOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[role^="menuitem"]:not(:disabled)') ?? [])];
}

function move(event: KeyboardEvent, list: HTMLElement | null): void {
  // The browser's own, and the system's.
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const items = itemsOf(list);
  const at = document.activeElement instanceof HTMLElement ? items.indexOf(document.activeElement) : -1;
  const target = items[menuStep(event.key, at, items.length)] ?? byLetter(event.key, items, at);
  if (target === undefined) return;
  event.preventDefault();
  target.focus();
}

/** The index an arrow, Home or End leads to; -1 for other keys. */
export function menuStep(key: string, at: number, count: number): number {
  if (count === 0) return -1;
  if (key === "ArrowDown") return (at + 1) % count;
  if (key === "ArrowUp") return (at - 1 + count) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : -1;
}

function byLetter(key: string, items: readonly HTMLElement[], at: number): HTMLElement | undefined {
  if (key.length !== 1 || key === " ") return undefined;
  const ordered = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  return ordered.find((item) => item.textContent?.trim().toLowerCase().startsWith(key.toLowerCase()));
}
