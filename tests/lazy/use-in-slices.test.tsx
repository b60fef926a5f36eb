/** D8: until the first page is complete, what stores learn renders in slices; what is shown is always of what was requested. */
import { Window } from "happy-dom";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

type Idle = typeof import("#src/lazy/idle.ts");

let idle: Idle;
let breathe: () => void;
let show: (of: string, news: string) => Promise<readonly string[]>;
let close: () => Promise<void>;

beforeEach(async () => {
  const window = new Window();
  vi.resetModules();
  vi.stubGlobal("window", window);
  vi.stubGlobal("document", window.document);
  vi.stubGlobal("navigator", window.navigator);
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("requestIdleCallback", (task: () => void) => (breathe = task));
  idle = await import("#src/lazy/idle.ts");
  const { useInSlices } = await import("#src/lazy/use-in-slices.ts");
  const { act } = await import("react");
  const { createRoot } = await import("react-dom/client");
  const seen: string[] = [];
  function Page({ of, news }: { readonly of: string; readonly news: string }): ReactNode {
    seen.push(useInSlices(of, news));
    return null;
  }
  const root = createRoot(window.document.createElement("div") as unknown as Element);
  show = async (of, news) => {
    seen.length = 0;
    await act(async () => root.render(<Page of={of} news={news} />));
    return [...seen];
  };
  close = async () => {
    await act(async () => root.unmount());
    await window.happyDOM.close();
  };
});
afterEach(async () => {
  await close();
  vi.unstubAllGlobals();
});

it("shows what was there until the news have been rendered in slices", async () => {
  expect(await show("BTC", "waiting")).toEqual(["waiting"]);
  expect(await show("BTC", "1")).toEqual(["waiting", "1"]);
});

it("never shows one's news as another's", async () => {
  await show("BTC", "1");
  expect(await show("ETH", "waiting")).not.toContain("1");
});

it("shows news at once when the first page is complete", async () => {
  await show("BTC", "1");
  idle.whenIdle(() => undefined);
  breathe();
  expect(await show("BTC", "2")).not.toContain("1");
});
