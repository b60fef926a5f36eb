/** R9.4, D3.11: a database may hold what another version, another hand or a damaged disk left in it. */
import { expect, it } from "vitest";
import { type EntryStore, PersistentCache, type StoredEntry } from "#worker/cache/persistent-cache.ts";
import { timedStore } from "#worker/cache/timed-store.ts";
import { IntentJournal } from "#worker/intents/journal.ts";
import { stored } from "../money/intent-world.ts";
import { manualClock } from "../worker/manual-clock.ts";
import { memoryStore } from "./memory-store.ts";

const now = 1_800_000_000_000;
const damaged: readonly (readonly [unknown, unknown])[] = [
  ["none", null],
  ["word", "text"],
  [7, { text: "1", at: now }],
  ["no text", { at: now }],
  ["number", { text: 1, at: now }],
  ["ageless", { text: "1" }],
  ["never", { text: "1", at: Number.NaN }],
];

/** What is sound lies between what is not. */
function damagedStore(): EntryStore {
  const sound = memoryStore();
  const rest = damaged as readonly (readonly [string, StoredEntry])[];
  const store = { ...sound, entries: async () => [...rest, ...(await sound.entries())] };
  return timedStore(store, manualClock());
}

it("costs the cache what is damaged, and nothing else", async () => {
  const cache = new PersistentCache(damagedStore(), () => now);
  for (const [key] of damaged) expect(await cache.get(String(key))).toBeUndefined();
  await cache.set("a", 1);
  expect(await cache.get("a")).toBe(1);
  await cache.forget("a");
  expect(await cache.get("a")).toBeUndefined();
});

it("is no answer where it is no JSON", async () => {
  const store = memoryStore();
  store.stored.set("torn", { text: '{"price":', at: now });
  expect(await new PersistentCache(store, () => now).get("torn", 120_000)).toBeUndefined();
});

it("hides no money under way", async () => {
  const store = damagedStore();
  const options = {
    store,
    site: "GLOBAL",
    token: async () => "token-1",
    wallNow: () => now,
    serverNow: () => undefined,
    isOf: async () => false,
  };
  await new IntentJournal(options).keep("7", stored());
  const { intents, whole } = await new IntentJournal(options).list("7");
  expect([intents.map(({ requestId }) => requestId), whole]).toEqual([["request-1"], true]);
});
