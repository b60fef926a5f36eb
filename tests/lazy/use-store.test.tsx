/** D8: until the first page is complete, what stores learn renders in slices; what is shown is always of what was requested. */
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openReactWindow, type ReactWindow } from "../react-window.ts";

type Idle = typeof import("#src/lazy/idle.ts");

/** A store that counts who watches it. */
class Shelf {
  readonly #watchers = new Set<() => void>();
  #held: string;
  constructor(held: string) {
    this.#held = held;
  }
  readonly get = (): string => this.#held;
  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };
  get watched(): number {
    return this.#watchers.size;
  }
  put(held: string): void {
    this.#held = held;
    for (const watcher of this.#watchers) watcher();
  }
}

interface Shown {
  readonly of: Shelf;
  readonly select?: (held: string) => string;
  readonly typed?: string;
}

let idle: Idle;
let window: ReactWindow;
let flushSync: typeof import("react-dom").flushSync;
let render: (shown: Shown) => void;
const seen: string[] = [];
const whole = (held: string): string => held;

beforeEach(async () => {
  window = await openReactWindow();
  idle = await import("#src/lazy/idle.ts");
  const { useStore } = await import("#src/lazy/use-store.ts");
  ({ flushSync } = await import("react-dom"));
  function Page({ of, select = whole, typed = "" }: Shown): ReactNode {
    seen.push(useStore(of.watch, of.get, select) + typed);
    return null;
  }
  seen.length = 0;
  render = (shown) => window.render(<Page {...shown} />);
});
afterEach(() => window.close());

/** What is rendered by what it does, until all of it is in. */
async function rendered(work: () => void): Promise<readonly string[]> {
  seen.length = 0;
  await window.change(work);
  return [...seen];
}

it("shows news in a render that what a person does goes before", async () => {
  const shelf = new Shelf("waiting");
  await rendered(() => render({ of: shelf }));
  const all = await rendered(() => {
    shelf.put("1");
    flushSync(() => render({ of: shelf, typed: " typed" }));
    expect(seen.at(-1)).toBe("waiting typed");
  });
  expect(all.at(-1)).toBe("1 typed");
});

it("shows news at once when the first page is complete", async () => {
  const shelf = new Shelf("waiting");
  await rendered(() => render({ of: shelf }));
  idle.endFirstPage();
  const all = await rendered(() => {
    shelf.put("1");
    flushSync(() => render({ of: shelf, typed: " typed" }));
  });
  expect(all).not.toContain("waiting typed");
  expect(all.at(-1)).toBe("1 typed");
});

it("misses nothing of the time between its render and its watch, nor of when the page becomes complete", async () => {
  const shelf = new Shelf("waiting");
  await rendered(() => {
    flushSync(() => render({ of: shelf }));
    shelf.put("1");
  });
  expect(seen.at(-1)).toBe("1");
  await rendered(() => {
    shelf.put("2");
    idle.endFirstPage();
  });
  expect(seen.at(-1)).toBe("2");
});

it("never shows what one store holds as another's", async () => {
  const bitcoin = new Shelf("BTC 1");
  const ether = new Shelf("ETH waiting");
  await rendered(() => render({ of: bitcoin }));
  const all = await rendered(() => {
    bitcoin.put("BTC 2");
    render({ of: ether });
    bitcoin.put("BTC 3");
    ether.put("ETH 1");
  });
  expect(all.at(-1)).toBe("ETH 1");
  expect(all.slice(all.findIndex((text) => text.startsWith("ETH")))).not.toContain("BTC 3");
  expect(bitcoin.watched).toBe(0);
});

it("renders nothing for news of which it takes nothing, and what another selection takes of them all the same", async () => {
  const shelf = new Shelf("a1");
  const first = (held: string): string => held.charAt(0);
  const second = (held: string): string => held.charAt(1);
  await rendered(() => render({ of: shelf, select: first }));
  expect(await rendered(() => shelf.put("a2"))).toEqual([]);
  await rendered(() => render({ of: shelf, select: second }));
  expect(seen.at(-1)).toBe("2");
});
