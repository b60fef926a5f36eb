/** D7.1. */
import { expect, it } from "vitest";
import type { CallDefinition } from "#shared/contract/define.ts";
import { httpCalls } from "#shared/contract/index.ts";

const calls = Object.entries<CallDefinition>(httpCalls);

it("what moves money or is signed is a POST (ASVS 3.5.3)", () => {
  const changing = calls.filter(([, { money, signed }]) => money === true || signed === true);
  expect(changing.length).toBeGreaterThan(15);
  expect(changing.filter(([, { method }]) => method !== "POST").map(([name]) => name)).toEqual([]);
});

it("no call that is kept as an answer changes anything", () => {
  const stored = calls.filter(([, { cacheMs }]) => cacheMs !== undefined);
  expect(
    stored.filter(([, { money, signed }]) => money === true || signed === true).map(([name]) => name),
  ).toEqual([]);
});
