/** D8: what is put onto the page is styled, then laid out, each in a task of its own. */
import { Window } from "happy-dom";
import { beforeEach, expect, it, vi } from "vitest";

let idle: typeof import("#src/lazy/idle.ts");
let root: HTMLElement;
let tasks: (() => void)[];
let looks: string[];
let idleTasks: (() => void)[];

const put = async (): Promise<void> => {
  root.append(document.createElement("p"));
  await settled();
};
/** All that follows a task without another. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const runNext = async (): Promise<void> => {
  tasks.shift()?.();
  await settled();
};

beforeEach(async () => {
  const window = new Window();
  [tasks, looks, idleTasks] = [[], [], []];
  vi.resetModules();
  vi.stubGlobal("document", window.document);
  vi.stubGlobal("Element", window.Element);
  vi.stubGlobal("MutationObserver", window.MutationObserver);
  vi.stubGlobal("getComputedStyle", ({ tagName }: Element) => {
    looks.push(`style ${tagName}`);
    return { display: "block" };
  });
  vi.stubGlobal("requestIdleCallback", (task: () => void) => void idleTasks.push(task));
  vi.stubGlobal("scheduler", {
    postTask: (work: () => void) =>
      new Promise<void>((resolve) => {
        tasks.push(() => {
          work();
          resolve();
        });
      }),
  });
  root = window.document.createElement("div") as unknown as HTMLElement;
  window.document.body.append(root as never);
  Object.defineProperty(root, "offsetHeight", { get: () => looks.push("layout") });
  idle = await import("#src/lazy/idle.ts");
  const { layOutInSteps } = await import("#src/app/layout-in-steps.ts");
  layOutInSteps(root);
});

it("styles what is new in one task and lays it out in another", async () => {
  await put();
  expect([tasks.length, looks]).toEqual([1, []]);
  await runNext();
  expect([tasks.length, looks]).toEqual([1, ["style P"]]);
  await runNext();
  expect([tasks.length, looks]).toEqual([0, ["style P", "layout"]]);
});

it("takes what comes between the two along, and what comes after them in two of its own", async () => {
  await put();
  await runNext();
  await put();
  expect(tasks).toHaveLength(1);
  await runNext();
  expect(tasks).toHaveLength(0);
  await put();
  await runNext();
  await runNext();
  expect(looks).toEqual(["style P", "layout", "style P", "layout"]);
});

it("leaves figures that change alone", async () => {
  root.append("0.25");
  await settled();
  expect(tasks).toHaveLength(0);
});

it("goes on once the page is complete: lists grow as they scroll", async () => {
  idle.whenIdle(() => undefined);
  idleTasks.shift()?.();
  await vi.waitFor(() => expect(idle.isFirstPageComplete()).toBe(true), 60_000);
  await put();
  await runNext();
  await runNext();
  expect(looks).toEqual(["style P", "layout"]);
});
