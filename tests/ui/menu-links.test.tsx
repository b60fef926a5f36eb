/** D5.6: a menu of pages is made of links. */
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type * as Panel from "#src/ui/menu-panel.tsx";
import { openReactWindow, type ReactWindow } from "../react-window.ts";

let page: ReactWindow;
const onClose = vi.fn();
let show: (onSelect?: (id: string) => void) => Promise<void>;

beforeEach(async () => {
  onClose.mockClear();
  page = await openReactWindow();
  vi.stubGlobal("HTMLElement", Reflect.get(window, "HTMLElement"));
  vi.stubGlobal("Event", Reflect.get(window, "Event"));
  for (const name of ["addEventListener", "removeEventListener", "dispatchEvent"] as const) {
    vi.stubGlobal(name, window[name].bind(window));
  }
  vi.stubGlobal("history", Reflect.get(window, "history"));
  vi.doMock("#src/ui/popover.tsx", () => ({
    Popover: ({ children }: { readonly children: ReactNode }) => children,
  }));
  vi.doMock("#src/ui/menu-style.ts", () => ({
    groupClass: "",
    itemClass: "",
    chosenClass: "",
    markClass: "",
  }));
  vi.doMock("#src/ui/icon.tsx", () => ({ Icon: () => null }));
  const { default: MenuPanel }: typeof Panel = await import("#src/ui/menu-panel.tsx");
  const anchor = { current: document.createElement("button") };
  document.body.append(anchor.current, page.element);
  const items = [
    { id: "/deposit", label: "Deposit", chosen: false },
    { id: "/withdraw", label: "Withdraw", chosen: true },
  ];
  show = (onSelect) =>
    page.change(() =>
      page.render(
        <MenuPanel
          label="Pages"
          groups={[{ id: "money", items }]}
          {...(onSelect && { onSelect })}
          open={true}
          anchor={anchor}
          onClose={onClose}
        />,
      ),
    );
});

afterEach(() => page.close());

it("which say where they lead and which is open, and which both Enter and the space bar press", async () => {
  await show();
  const links = [...page.element.querySelectorAll<HTMLElement>("a[role=menuitem]")];
  expect(links.map((link) => [link.getAttribute("href"), link.getAttribute("aria-current")])).toEqual([
    ["/deposit", null],
    ["/withdraw", "page"],
  ]);
  expect(page.element.querySelector("[aria-checked]")).toBeNull();
  expect(document.activeElement).toBe(links[1]);
  const space = new window.KeyboardEvent("keydown", {
    key: " ",
    bubbles: true,
    cancelable: true,
  });
  await page.change(() => links[0]?.dispatchEvent(space));
  expect(onClose).toHaveBeenCalledOnce();
});

it("while choices are none", async () => {
  await show(() => undefined);
  expect(page.element.querySelectorAll("[role=menuitemradio]")).toHaveLength(2);
  expect(page.element.querySelector("a")).toBeNull();
});
