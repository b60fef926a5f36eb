/** D5.3. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { followOtherTabs as Follow } from "#src/app/amounts-elsewhere.ts";
import type { useAmountsHidden as Hidden, hideAmounts as Hide } from "#src/state/amounts-hidden.ts";

const key = "coffer-amounts-hidden";
const stored = new Map<string, string>();
const storage = {
  isBlocked: false,
  getItem(name: string): string | null {
    if (this.isBlocked) throw new Error("blocked");
    return stored.get(name) ?? null;
  },
  setItem(): void {
    throw new Error("full");
  },
};
let page: EventTarget;
let follow: typeof Follow;
let hidden: typeof Hidden;
let hide: typeof Hide;
beforeEach(async () => {
  stored.clear();
  storage.isBlocked = false;
  page = new EventTarget();
  vi.stubGlobal("window", page);
  vi.stubGlobal("localStorage", storage);
  vi.resetModules();
  ({ followOtherTabs: follow } = await import("#src/app/amounts-elsewhere.ts"));
  ({ useAmountsHidden: hidden, hideAmounts: hide } = await import("#src/state/amounts-hidden.ts"));
});
afterEach(() => vi.unstubAllGlobals());

const isHidden = (): boolean => hidden.getState().hidden;
const chosenElsewhere = (value: string): void => {
  stored.set(key, value);
  page.dispatchEvent(Object.assign(new Event("storage"), { key, newValue: value }));
};

it("amounts are hidden and shown as another tab hides and shows them", () => {
  follow();
  chosenElsewhere("1");
  expect(isHidden()).toBe(true);
  chosenElsewhere("");
  expect(isHidden()).toBe(false);
});

it("amounts that were hidden elsewhere while this page was loaded are hidden", () => {
  stored.set(key, "1");
  expect(isHidden()).toBe(false);
  follow();
  expect(isHidden()).toBe(true);
});

it("amounts are as they were chosen elsewhere when a page comes back that was kept for going back", () => {
  follow();
  stored.set(key, "1");
  page.dispatchEvent(new Event("pageshow"));
  expect(isHidden()).toBe(true);
  stored.delete(key);
  page.dispatchEvent(new Event("pageshow"));
  expect(isHidden()).toBe(false);
});

it("amounts that were hidden here stay so where nothing can be stored", () => {
  storage.isBlocked = true;
  hidden.setState({ hidden: true });
  follow();
  page.dispatchEvent(new Event("pageshow"));
  expect(isHidden()).toBe(true);
});

it("amounts that were hidden here stay so where the choice could be read, and not be written", () => {
  follow();
  hide(true);
  page.dispatchEvent(new Event("pageshow"));
  expect(isHidden()).toBe(true);
  chosenElsewhere("");
  expect(isHidden()).toBe(false);
});
