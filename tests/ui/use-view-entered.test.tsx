/** R2.1: views of one path are pages to whoever reads them. */
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openReactWindow, type ReactWindow } from "../react-window.ts";

let page: ReactWindow;
let show: (view: string, by?: string) => Promise<void>;
const restoreScroll = vi.fn();
const focusHeading = vi.fn();
const scrollTo = vi.fn();

beforeEach(async () => {
  vi.clearAllMocks();
  page = await openReactWindow();
  vi.doMock("#src/state/scroll-memory.ts", () => ({ restoreScroll }));
  vi.doMock("#src/ui/focus-heading.ts", () => ({ focusHeading }));
  window.scrollTo = scrollTo;
  const { useViewEntered } = await import("#src/ui/use-view-entered.ts");
  function View({ view }: { readonly view: string }): ReactNode {
    useViewEntered(view);
    return null;
  }
  show = (view, by) =>
    page.change(() => {
      if (by !== undefined) window.dispatchEvent(new window.Event(by));
      page.render(<View view={view} />);
    });
  await show("");
});

afterEach(() => page.close());

it("leaves the first view to the page", () => {
  expect([focusHeading, scrollTo, restoreScroll].flatMap(({ mock }) => mock.calls)).toEqual([]);
});

it("begins another at its top, and one that is come back to where it was left", async () => {
  await show("history", "pushState");
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(0, 0);
  expect(restoreScroll).not.toHaveBeenCalled();
  await show("", "popstate");
  expect(scrollTo).toHaveBeenCalledTimes(1);
  expect(restoreScroll).toHaveBeenCalledTimes(1);
  expect(focusHeading).toHaveBeenCalledTimes(2);
});

it("moves nothing while the view stays", async () => {
  await show("history", "pushState");
  await show("history", "pushState");
  expect(scrollTo).toHaveBeenCalledTimes(1);
  expect(focusHeading).toHaveBeenCalledTimes(1);
});
