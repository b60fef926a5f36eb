/** R7.33, R7.38. */
import { afterEach, expect, it, vi } from "vitest";
import { readSwitches } from "#src/bridge/switches.ts";

afterEach(() => vi.unstubAllGlobals());

const stored = (values: Readonly<Record<string, string>>): void => {
  vi.stubGlobal("localStorage", { getItem: (key: string) => values[key] ?? null });
};
const plain = { binary: true, klineVersion: 2, marks: false };

it.each([
  [{}, {}],
  [{ "coffer.plainFeed": "true" }, { binary: false }],
  [{ "coffer.plainFeed": "1" }, {}],
  [{ "coffer.klineVersion": "1" }, { klineVersion: 1 }],
  [{ "coffer.klineVersion": "3" }, {}],
  [{ "coffer.marks": "true" }, { marks: true }],
])("storage with %j switches %j", (values, switched) => {
  stored(values);
  expect(readSwitches()).toEqual({ ...plain, ...switched });
});

it("has nothing switched where the browser refuses its storage", () => {
  vi.stubGlobal("localStorage", {
    getItem() {
      throw new Error("SecurityError");
    },
  });
  expect(readSwitches()).toEqual(plain);
});
