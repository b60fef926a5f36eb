// D8.4.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

type Idle = typeof import("#src/lazy/idle.ts");

describe("what waits until the page is complete and idle", () => {
  let idle: Idle;
  let done: string[];
  let idleTasks: (() => void)[];
  /** The browser has nothing to do. */
  const breathe = (): void => idleTasks.shift()?.();

  beforeEach(async () => {
    vi.useFakeTimers();
    vi.resetModules();
    done = [];
    idleTasks = [];
    vi.stubGlobal("requestIdleCallback", (task: () => void) => idleTasks.push(task));
    idle = await import("#src/lazy/idle.ts");
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("runs one at a time, in the order it was requested", () => {
    for (const name of ["a", "b"]) idle.whenIdle(() => done.push(name));
    breathe();
    expect(done).toEqual(["a"]);
    breathe();
    expect(done).toEqual(["a", "b"]);
  });

  it("does not take a gap between two tasks for the end: what is held is waited for", () => {
    const release = idle.holdIdle();
    idle.whenIdle(() => done.push("footer"));
    breathe();
    expect(done).toEqual([]);
    expect(idle.isFirstPageComplete()).toBe(false);
    release();
    breathe();
    expect(done).toEqual(["footer"]);
    vi.advanceTimersByTime(500);
    expect(idle.isFirstPageComplete()).toBe(true);
  });

  it("is not complete before all that waited for idle is in", () => {
    idle.whenIdle(() => done.push("chart"));
    idle.whenIdle(() => done.push("footer"));
    breathe();
    expect(idle.isFirstPageComplete()).toBe(false);
    breathe();
    expect(done).toEqual(["chart", "footer"]);
    vi.advanceTimersByTime(500);
    expect(idle.isFirstPageComplete()).toBe(true);
  });

  it("is complete once what came last has what it waits for", () => {
    let release = (): void => undefined;
    idle.whenIdle(() => (release = idle.holdIdle()));
    breathe();
    expect(idle.isFirstPageComplete()).toBe(false);
    release();
    vi.advanceTimersByTime(500);
    expect(idle.isFirstPageComplete()).toBe(true);
  });

  it("is not complete in the moment between two things that it waits for", () => {
    idle.holdIdle()();
    vi.advanceTimersByTime(499);
    const release = idle.holdIdle();
    vi.advanceTimersByTime(1_000);
    expect(idle.isFirstPageComplete()).toBe(false);
    release();
    vi.advanceTimersByTime(500);
    expect(idle.isFirstPageComplete()).toBe(true);
  });

  it("notices a hold that comes while it is due already", () => {
    idle.whenIdle(() => done.push("footer"));
    const release = idle.holdIdle();
    breathe();
    expect(done).toEqual([]);
    release();
    breathe();
    expect(done).toEqual(["footer"]);
  });

  it("lets what is early use the gap that what is late must not take", () => {
    const release = idle.holdIdle(undefined, "late");
    idle.whenIdle(() => done.push("footer"));
    idle.whenIdle(() => done.push("permissions"), "early");
    breathe();
    breathe();
    expect(done).toEqual(["permissions"]);
    expect(idle.isFirstPageComplete()).toBe(false);
    release();
    breathe();
    expect(done).toEqual(["permissions", "footer"]);
    vi.advanceTimersByTime(500);
    expect(idle.isFirstPageComplete()).toBe(true);
  });

  it("lets not even what is early go before what the page itself requested", () => {
    const release = idle.holdIdle();
    idle.whenIdle(() => done.push("permissions"), "early");
    breathe();
    expect(done).toEqual([]);
    release();
    breathe();
    expect(done).toEqual(["permissions"]);
  });

  it("waits for nothing for ever", () => {
    idle.holdIdle(3_000);
    idle.whenIdle(() => done.push("footer"));
    vi.advanceTimersByTime(3_000);
    breathe();
    expect(done).toEqual(["footer"]);
  });

  it("forgets what is taken back, and goes on where there is no idle callback", () => {
    vi.stubGlobal("requestIdleCallback", undefined);
    const cancel = idle.whenIdle(() => done.push("gone"));
    idle.whenIdle(() => done.push("b"));
    cancel();
    vi.advanceTimersByTime(100);
    expect(done).toEqual(["b"]);
  });
});
