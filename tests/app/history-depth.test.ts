import { expect, it } from "vitest";
import { watchHistoryDepth } from "#src/app/history-depth.ts";

/** As much of a browser's history as is needed, with the router's events for what is written into it. */
class FakePage {
  #entries: unknown[] = [null];
  #at = 0;
  readonly #listeners = new Map<string, (() => void)[]>();
  readonly history: Pick<History, "replaceState" | "state"> & { state: unknown } = {
    state: null,
    replaceState: (state: unknown) => {
      this.#entries[this.#at] = state;
      this.#notify("replaceState");
    },
  };

  readonly addEventListener = (type: string, listener: () => void): void => {
    this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listener]);
  };

  push(): void {
    this.#entries = [...this.#entries.slice(0, this.#at + 1), null];
    this.#at += 1;
    this.#notify("pushState");
  }

  go(by: number): void {
    this.#at += by;
    this.#notify("popstate");
  }

  get entry(): unknown {
    return this.#entries[this.#at];
  }

  #notify(type: string): void {
    this.history.state = this.#entries[this.#at];
    for (const listener of this.#listeners.get(type) ?? []) listener();
  }
}

function opened(page = new FakePage()) {
  const depth = watchHistoryDepth(page as unknown as Window);
  const seen: number[] = [];
  depth.onChange(() => seen.push(depth.depth()));
  return { page, depth, seen };
}

it("counts pages forth and back", () => {
  const { page, depth, seen } = opened();
  expect(depth.depth()).toBe(0);
  page.push();
  page.push();
  page.go(-1);
  page.go(-1);
  page.go(2);
  expect(seen).toEqual([1, 2, 1, 0, 2]);
});

it("stays where it is when an entry is replaced, and keeps what others wrote there", () => {
  const { page, depth, seen } = opened();
  page.push();
  page.history.replaceState(null, "");
  expect(depth.depth()).toBe(1);
  page.history.replaceState({ ...(page.entry as object), entry: 99 }, "");
  expect(page.entry).toEqual({ entry: 99, depth: 1 });
  page.go(-1);
  page.go(1);
  expect(page.entry).toEqual({ entry: 99, depth: 1 });
  expect(seen).toEqual([1, 0, 1]);
});

it("knows its depth after a reload", () => {
  const { page } = opened();
  page.push();
  expect(opened(page).depth.depth()).toBe(1);
});
