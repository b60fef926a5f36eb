/** D8: parts of a first page come in one after another, as they stand: none pushes down one that is there already. */
import { type ReactNode, use } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openReactWindow, type ReactWindow } from "../react-window.ts";

let window: ReactWindow;
let idle: typeof import("#src/lazy/idle.ts");
let AfterFrame: typeof import("#src/lazy/after-frame.tsx").AfterFrame;
/** Frames that were requested and not painted. */
let frames: Map<number, () => void>;
/** Renders the next frame, and all that follows from it. */
let frame: () => Promise<string | null>;

beforeEach(async () => {
  vi.useFakeTimers();
  window = await openReactWindow();
  frames = new Map();
  let last = 0;
  vi.stubGlobal("requestAnimationFrame", (painted: () => void) => {
    last += 1;
    frames.set(last, painted);
    return last;
  });
  vi.stubGlobal("cancelAnimationFrame", (id: number) => frames.delete(id));
  frame = async () => {
    const due = [...frames.values()];
    frames.clear();
    await window.change(() => {
      for (const painted of due) painted();
      vi.advanceTimersByTime(1);
    });
    return window.element.textContent;
  };
  idle = await import("#src/lazy/idle.ts");
  ({ AfterFrame } = await import("#src/lazy/after-frame.tsx"));
});
afterEach(async () => {
  await window.close();
  vi.useRealTimers();
});

const show = (node: ReactNode): Promise<void> => window.change(() => window.render(node));

function Page({ parts }: { readonly parts: Readonly<Record<string, ReactNode>> }): ReactNode {
  return Object.entries(parts).map(([name, part]) => <AfterFrame key={name}>{part}</AfterFrame>);
}

it("brings each a frame after the one above it", async () => {
  await show(<Page parts={{ amount: "amount ", summary: "summary " }} />);
  expect(window.element.textContent).toBe("");
  expect(await frame()).toBe("amount ");
  expect(await frame()).toBe("amount summary ");
  expect(frames.size).toBe(0);
});

it("brings none before one above it that still waits for something", async () => {
  let come: (text: string) => void = () => undefined;
  const text = new Promise<string>((done) => (come = done));
  function Late(): ReactNode {
    return use(text);
  }
  const parts = { amount: <Late />, summary: "summary " };
  await show(<Page parts={parts} />);
  expect(await frame()).toBe("");
  expect(await frame()).toBe("");
  await window.change(() => come("amount "));
  await vi.waitFor(async () => expect(await frame()).toBe("amount summary "));
});

it("goes on with the next where one is gone before its frame", async () => {
  await show(<Page parts={{ amount: "amount ", summary: "summary ", limits: "limits " }} />);
  await show(<Page parts={{ summary: "summary ", limits: "limits " }} />);
  expect(await frame()).toBe("summary ");
  await show(<Page parts={{ summary: "summary " }} />);
  expect(await frame()).toBe("summary ");
  expect(frames.size).toBe(0);
});

it("comes in without a frame on a page that is not seen", async () => {
  await show(<Page parts={{ amount: "amount ", summary: "summary " }} />);
  await window.change(() => vi.advanceTimersByTime(100));
  await window.change(() => vi.advanceTimersByTime(100));
  expect(window.element.textContent).toBe("amount summary ");
});

it("is there at once when the first page is complete", async () => {
  idle.endFirstPage();
  await show(<Page parts={{ amount: "amount ", summary: "summary " }} />);
  expect(window.element.textContent).toBe("amount summary ");
  expect(frames.size).toBe(0);
});
