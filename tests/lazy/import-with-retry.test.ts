import { describe, expect, it, vi } from "vitest";
import { whenIdle } from "#src/lazy/idle.ts";
import { importWithRetry } from "#src/lazy/import-with-retry.ts";

describe("import with retry", () => {
  it("tries again at each chance until the part is there", async () => {
    let attempts = 0;
    const chances: (() => void)[] = [];
    const load = importWithRetry(
      async () => {
        attempts += 1;
        if (attempts < 3) throw new TypeError("Failed to fetch dynamically imported module");
        return "part";
      },
      () => new Promise((resolve) => void chances.push(resolve)),
    );
    const loaded = load();
    for (const expected of [1, 2]) {
      await expect.poll(() => chances.length).toBe(expected);
      expect(attempts).toBe(expected);
      chances.at(-1)?.();
    }
    expect(await loaded).toBe("part");
    expect(attempts).toBe(3);
  });

  it("holds up nothing else once it has failed, however often it is tried", async () => {
    const chances: (() => void)[] = [];
    const load = importWithRetry(
      () => Promise.reject(new TypeError("Failed to fetch dynamically imported module")),
      () => new Promise((resolve) => void chances.push(resolve)),
    );
    void load();
    for (const expected of [1, 2, 3]) {
      await expect.poll(() => chances.length).toBe(expected);
      const idle = vi.fn();
      whenIdle(idle);
      await expect.poll(() => idle.mock.calls.length).toBe(1);
      chances.at(-1)?.();
    }
  });
});
