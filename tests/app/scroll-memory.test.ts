/** R2.1. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";

/** As much of a browser as is needed: entries of a history with their addresses, and a page that is scrolled. */
class FakePage extends EventTarget {
  scrollY = 0;
  /** No further than this: a page that is still filling up is as high as it is. */
  height = 10_000;
  #entries: { state: unknown; path: string }[] = [{ state: null, path: "/list" }];
  #at = 0;
  #frames: (() => void)[] = [];

  get state(): unknown {
    return this.#entries[this.#at]?.state;
  }

  get pathname(): string {
    return this.#entries[this.#at]?.path ?? "";
  }

  /** The router announces what it writes. */
  async push(path: string): Promise<void> {
    this.#entries = [...this.#entries.slice(0, this.#at + 1), { state: null, path }];
    this.#at += 1;
    this.dispatchEvent(new Event("pushState"));
    await Promise.resolve();
  }

  readonly replaceState = (state: unknown): void => {
    this.#entries[this.#at] = { state, path: this.pathname };
  };

  async back(): Promise<void> {
    this.#at -= 1;
    this.dispatchEvent(new Event("popstate"));
    await Promise.resolve();
  }

  readonly scrollTo = (_left: number, top: number): void => {
    this.scrollY = Math.min(top, this.height);
    this.dispatchEvent(new Event("scroll"));
  };

  readonly requestFrame = (then: () => void): void => void this.#frames.push(then);

  frame(): void {
    for (const then of this.#frames.splice(0)) then();
  }
}

let page: FakePage;
let restoreScroll: () => void;

/** Another page stands: the one before has collapsed, and what comes is shown where it belongs. */
function stand(): void {
  page.scrollTo(0, 0);
  restoreScroll();
}

beforeEach(async () => {
  page = new FakePage();
  vi.resetModules();
  vi.stubGlobal("window", page);
  vi.stubGlobal("history", page);
  vi.stubGlobal("location", page);
  vi.stubGlobal("requestAnimationFrame", page.requestFrame);
  const memory = await import("#src/state/scroll-memory.ts");
  memory.startScrollMemory();
  ({ restoreScroll } = memory);
  restoreScroll();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it("a page that is come back to stands where it was left", async () => {
  page.scrollTo(0, 700);
  await page.push("/other");
  stand();
  expect(page.scrollY).toBe(0);
  await page.back();
  stand();
  expect(page.scrollY).toBe(700);
});

it("so does a list that was narrowed, and one beside an open record, scrolled since or not", async () => {
  page.scrollTo(0, 700);
  await page.push("/list");
  page.scrollTo(0, 400);
  await page.push("/list");
  await page.push("/other");
  stand();
  await page.back();
  stand();
  expect(page.scrollY).toBe(400);
});

it("whoever goes on while a page still fills up is not led back to its place", async () => {
  await page.push("/other");
  stand();
  page.scrollTo(0, 900);
  await page.push("/third");
  stand();
  await page.back();
  page.height = 100;
  stand();
  expect(page.scrollY).toBe(100);
  await page.back();
  page.height = 10_000;
  stand();
  page.frame();
  expect(page.scrollY).toBe(0);
  page.scrollTo(0, 300);
  await page.push("/other");
  stand();
  await page.back();
  stand();
  expect(page.scrollY).toBe(300);
});
