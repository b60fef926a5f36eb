import { Check, type LucideIcon } from "lucide-react";
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Icon } from "./icon.tsx";
import { chosenClass, groupClass, itemClass, markClass } from "./menu-style.ts";
import { Popover } from "./popover.tsx";

export interface MenuItem {
  readonly id: string;
  readonly label: ReactNode;
  readonly icon?: LucideIcon;
  /** Given for choices: true for the one that holds now. */
  readonly chosen?: boolean;
  readonly disabled?: boolean;
  readonly lang?: string;
}

export interface MenuGroup {
  readonly id: string;
  readonly label?: string;
  readonly items: readonly MenuItem[];
}

export interface MenuProps {
  readonly label: string;
  readonly groups: readonly MenuGroup[];
  readonly onSelect: (itemId: string, groupId: string) => void;
  readonly align?: "start" | "end";
  /** The button that opens it: spread these onto it. */
  readonly renderTrigger: (props: MenuTrigger) => ReactNode;
  /** Above the items: who is signed in. */
  readonly heading?: ReactNode;
}

export type MenuTrigger = Pick<
  ComponentProps<"button">,
  "ref" | "onClick" | "onKeyDown" | "aria-haspopup" | "aria-expanded"
>;

/** A menu of actions or choices: arrows, Home, End and first letters move; Esc and Tab leave. */
export function Menu({
  label,
  groups,
  onSelect,
  align = "end",
  renderTrigger,
  heading,
}: MenuProps): ReactNode {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!open) return;
    const start =
      list.current?.querySelector<HTMLElement>('[aria-checked="true"]') ?? itemsOf(list.current)[0];
    start?.focus();
  }, [open]);

  return (
    <>
      {renderTrigger({
        ref: anchor,
        "aria-haspopup": "menu",
        "aria-expanded": open,
        onClick: () => setOpen((was) => !was),
        onKeyDown: (event) => {
          if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
          event.preventDefault();
          setOpen(true);
        },
      })}
      <Popover open={open} onClose={() => setOpen(false)} anchor={anchor} align={align}>
        {heading}
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
              {group.items.map((item) => (
                <button
                  key={item.id}
                  type="button"
                  {...(item.chosen === undefined
                    ? { role: "menuitem" }
                    : { role: "menuitemradio", "aria-checked": item.chosen })}
                  disabled={item.disabled}
                  lang={item.lang}
                  tabIndex={-1}
                  className={itemClass}
                  onClick={() => {
                    anchor.current?.focus();
                    setOpen(false);
                    onSelect(item.id, group.id);
                  }}
                >
                  {item.icon && <Icon of={item.icon} />}
                  <span className={item.chosen ? chosenClass : undefined}>{item.label}</span>
                  {item.chosen === true && <Icon of={Check} size={16} className={markClass} />}
                </button>
              ))}
            </div>
          ))}
        </div>
      </Popover>
    </>
  );
}

function itemsOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[role^="menuitem"]:not(:disabled)') ?? [])];
}

function move(event: KeyboardEvent, list: HTMLElement | null): void {
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
