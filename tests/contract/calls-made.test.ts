/** R7.5-R7.28, F2i.1: no call of the contract is there for nothing. */
import { expect, test } from "vitest";
import { httpCalls } from "#shared/contract/index.ts";
import { lazyLocalCalls } from "#shared/contract/lazy-local-calls.ts";
import { localCalls } from "#shared/contract/local.ts";
import { areaTopics } from "#worker/topics/area-topics.ts";
import { assetTopics } from "#worker/topics/asset-topics.ts";
import { lazyTopics } from "#worker/topics/lazy-topics.ts";
import { eagerTopics } from "#worker/topics/topics.ts";
import { callNames, callsIn } from "./made-calls.ts";

/** Calls whose newer form is made in their place, by name; the exchange still answers them (R7.11). */
const superseded: Readonly<Record<string, string>> = {
  "batch.preOrder": "batch.quote",
  "batch.exchangeOrder": "batch.convert",
};

const byPage = callNames(["src"]);
const byBoth = callNames(["src", "worker"]);

test("every call of the contract is made by a page, or by the worker for a page", () => {
  const unmade = Object.keys(httpCalls).filter((name) => !byBoth.has(name) && !(name in superseded));
  expect(unmade).toEqual([]);
});

test("what is superseded is made by no one, and its newer form is", () => {
  for (const [older, newer] of Object.entries(superseded)) {
    expect(byBoth.has(older), older).toBe(false);
    expect(byBoth.has(newer), newer).toBe(true);
  }
});

test("every call that the worker answers itself is made by a page", () => {
  const local = Object.keys({ ...localCalls, ...lazyLocalCalls });
  expect(local.filter((name) => !byPage.has(name))).toEqual([]);
});

test("every topic is subscribed to by a page", () => {
  const topics = [...eagerTopics, ...lazyTopics, ...assetTopics, ...areaTopics].map(({ name }) => name);
  expect(topics.filter((name) => !byPage.has(name))).toEqual([]);
});

test.each([
  ['useCall("a.b", {})', ["a.b"]],
  ['const kept = reads({ http, name: "a.b" });', ["a.b"]],
  ['const view: Source<"x.y"> = { call: "a.b" };', ["a.b"]],
  ['ask(http, is ? "a.b" : "c.d")', ["a.b", "c.d"]],
  ['f(() => ask("a.b"))', ["a.b"]],
  ['const table = { "a.b": true }; const list = ["a.b"];', []],
  ['throw loggedOut("a.b"); t("a.b"); queries.invalidate(["a.b"]);', []],
  ['type Asked = CallInput<"a.b">;', []],
])("%s asks %j", (code, names) => {
  expect(callsIn(code)).toEqual(names);
});
