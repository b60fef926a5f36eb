/** R9.4. */

import { describe, expect, it } from "vitest";
import { PersistentCache } from "#worker/cache/persistent-cache.ts";
import { fc } from "../fuzz.ts";
import { memoryStore } from "./memory-store.ts";

const failing = (): Promise<never> => Promise.reject(new Error("storage is blocked"));

describe("persistent cache", () => {
  it("keeps a value over workers for 60 s, not longer", async () => {
    const store = memoryStore();
    let now = 1_000;
    await new PersistentCache(store, () => now).set("a", { price: "1.10" });
    const next = new PersistentCache(store, () => now);
    now += 59_999;
    expect(await next.get("a")).toEqual({ price: "1.10" });
    now += 1;
    expect(await next.get("a")).toBeUndefined();
    expect(await next.get("a", 120_000)).toEqual({ price: "1.10" });
    now = 0;
    expect(await next.get("a", 120_000)).toBeUndefined();
  });

  it("stays within 4.5 MB and lets the oldest go first", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 900_000 }), { minLength: 1, maxLength: 20 }),
        async (sizes) => {
          const store = memoryStore();
          let now = 0;
          const cache = new PersistentCache(store, () => now);
          for (const [at, size] of sizes.entries()) {
            now += 1;
            await cache.set(`k${at}`, "x".repeat(size));
          }
          const stored = [...store.stored].map(([key, entry]) => 2 * (key.length + entry.text.length));
          expect(stored.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(4_500_000);
          const present = sizes.map((_size, at) => store.stored.has(`k${at}`));
          const first = present.indexOf(true);
          expect(present.slice(first).every(Boolean)).toBe(true);
        },
      ),
      { numRuns: 30 },
    );
  });

  it("refuses one value larger than the whole", async () => {
    const store = memoryStore();
    const cache = new PersistentCache(store, () => 1);
    await cache.set("small", 1);
    await cache.set("huge", "x".repeat(2_300_000));
    expect([...store.stored.keys()]).toEqual(["small"]);
  });

  it("forgets a user's entries and no others", async () => {
    const store = memoryStore();
    const cache = new PersistentCache(store, () => 1);
    await cache.set("eu|7|a", 1);
    await cache.set("eu|8|a", 2);
    await cache.forget("eu|7|");
    expect(await cache.get("eu|7|a")).toBeUndefined();
    expect(await cache.get("eu|8|a")).toBe(2);
    expect([...store.stored.keys()]).toEqual(["eu|8|a"]);
  });

  it.each(["entries", "set", "delete"] as const)(
    "works from memory when the store's %s fails",
    async (method) => {
      const cache = new PersistentCache({ ...memoryStore(), [method]: failing }, () => 1);
      await cache.set("a", 1);
      await cache.forget("b");
      expect(await cache.get("a")).toBe(1);
    },
  );
});
