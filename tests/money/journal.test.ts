/** D3.11. */
import { beforeEach, describe, expect, it } from "vitest";
import type { StoredIntent } from "#shared/contract/intents.ts";
import type { EntryStore } from "#worker/cache/persistent-cache.ts";
import { timedStore } from "#worker/cache/timed-store.ts";
import { createIntentAnswers } from "#worker/intents/answers.ts";
import { IntentJournal } from "#worker/intents/journal.ts";
import { memoryStore } from "../cache/memory-store.ts";
import { manualClock } from "../worker/manual-clock.ts";
import { stored } from "./intent-world.ts";

const day = 24 * 3_600_000;
let store: ReturnType<typeof memoryStore>;
let now: number;
let serverNow: number | undefined;
beforeEach(() => {
  store = memoryStore();
  now = 1_800_000_000_000;
  serverNow = now;
});

const journal = (
  part: { store?: EntryStore; site?: string; token?: string; of?: string; told?: Promise<void> } = {},
): IntentJournal =>
  new IntentJournal({
    store: part.store ?? store,
    site: part.site ?? "GLOBAL",
    token: async () => part.token ?? "token-1",
    wallNow: () => now,
    serverNow: () => serverNow,
    async isOf(owner) {
      await part.told;
      return owner === part.of;
    },
  });
const one = stored();
const two = stored({ requestId: "request-2", sentAt: 5 });
const ids = async (of: IntentJournal, owner = "7") =>
  (await of.list(owner)).intents.map(({ requestId }) => requestId);

describe("the journal", () => {
  it("has them in the next worker, oldest first", async () => {
    await journal().keep("7", two);
    await journal().keep("7", one);
    expect(await journal().list("7")).toEqual({ intents: [one, two], whole: true });
  });

  it("is each person's and each site's own", async () => {
    await journal().keep("7", one);
    expect(await ids(journal(), "8")).toEqual([]);
    expect(await ids(journal({ site: "EU" }))).toEqual([]);
    expect(await ids(journal({ token: "another session" }))).toEqual(["request-1"]);
  });

  it("knows by the token what was sent before the person was known", async () => {
    await journal().keep("", one);
    expect(await ids(journal())).toEqual(["request-1"]);
    expect(await ids(journal({ token: "token-2" }))).toEqual([]);
    await journal().drop("7", ["request-1"]);
    expect(store.stored.size).toBe(0);
  });

  it("knows it under their next token too, once it was known whose this one is", async () => {
    await journal().keep("", one);
    await journal({ of: "7" }).list("7");
    await expect.poll(() => [...store.stored.keys()]).toEqual(["GLOBAL|user 7|request-1"]);
    expect(await ids(journal({ token: "token-2" }))).toEqual(["request-1"]);
    expect(await ids(journal(), "8")).toEqual([]);
  });

  it("gives it to nobody whom the page alone takes for the token's", async () => {
    await journal({ token: "token-2" }).keep("", one);
    await journal({ token: "token-2", of: "8" }).list("7");
    await new Promise((resume) => setImmediate(resume));
    expect(await ids(journal())).toEqual([]);
    await journal({ token: "token-2", of: "8" }).list("8");
    await expect.poll(() => ids(journal(), "8")).toEqual(["request-1"]);
  });

  it("brings back nothing that ended while it was asked whose it is", async () => {
    await journal().keep("", one);
    let tell = (): void => undefined;
    const told = new Promise<void>((resolve) => {
      tell = () => resolve();
    });
    const asking = journal({ of: "7", told });
    await asking.list("7");
    await asking.drop("7", ["request-1"]);
    tell();
    await told;
    await expect.poll(() => store.entries()).toEqual([]);
    expect(await ids(journal({ token: "token-2" }))).toEqual([]);
  });

  it("shows who is not known yet what was begun under the same token, and forgets it by that", async () => {
    await journal().keep("7", one);
    await journal().keep("8", two);
    expect(await ids(journal(), "")).toEqual(["request-1", "request-2"]);
    expect(await ids(journal({ token: "another session" }), "")).toEqual([]);
    expect(await ids(journal({ site: "EU" }), "")).toEqual([]);
    await journal().drop("", ["request-1"]);
    expect(await ids(journal(), "7")).toEqual([]);
    expect(await ids(journal(), "8")).toEqual(["request-2"]);
  });

  describe("of one whose profile does not come", () => {
    const again = stored({ requestId: "request-9" });
    const other = stored({ requestId: "request-9", key: "of another sum" });

    it.each<[string, string, StoredIntent, boolean]>([
      ["may repeat what was sent before under another token, by whoever that is", "7", again, true],
      ["may repeat what nobody knows the sender of", "", again, true],
      ["repeats nothing of another sum", "7", other, false],
    ])("%s", async (_what, owner, intent, mayRepeat) => {
      await journal({ token: "token-0" }).keep(owner, one);
      expect(await journal().keep("", intent)).toBe(mayRepeat);
      expect(await ids(journal(), "")).toEqual(["request-9"]);
    });

    it.each(["cancelOrder", "withdrawCancel", "withdrawAnswer", "depositReturn"] as const)(
      "lets one go that moves nothing more if it repeats: %s",
      async (kind) => {
        await journal({ token: "token-0" }).keep("7", { ...one, kind });
        expect(await journal().keep("", { ...again, kind })).toBe(false);
      },
    );

    it.each<[string, Parameters<typeof journal>[0], string, number]>([
      ["of this very token, which their list has", {}, "", 0],
      ["of another site", { site: "EU", token: "token-0" }, "", 0],
      ["of before a month", { token: "token-0" }, "", 31 * day],
      ["of whoever it was, once it is known who this is", { token: "token-0" }, "8", 0],
    ])("repeats nothing that is equal to one %s", async (_what, before, owner, laterMs) => {
      await journal(before).keep("7", one);
      now += laterMs;
      serverNow = now;
      expect(await journal().keep(owner, again)).toBe(false);
    });
  });

  it("holds a person back, once, from what is equal to one that nobody knows the sender of", async () => {
    await journal({ token: "token-0" }).keep("", one);
    const of = journal();
    const again = stored({ requestId: "request-9" });
    expect(await of.keep("7", stored({ requestId: "request-8", key: "of another sum" }))).toBe(false);
    expect(await of.keep("7", again)).toBe(true);
    expect(await of.keep("7", again)).toBe(false);
    // Another worker has told nobody.
    expect(await journal().keep("7", again)).toBe(true);
  });

  it("forgets what was reported, of its owner alone", async () => {
    const of = journal();
    await of.keep("7", one);
    await of.keep("7", two);
    await of.keep("8", one);
    await of.drop("7", ["request-1"]);
    expect(await ids(of)).toEqual(["request-2"]);
    expect(await ids(of, "8")).toEqual(["request-1"]);
  });

  it("shows what was under way at a logout to its owner's next session, and to nobody in between", async () => {
    await journal().keep("7", one);
    await journal().keep("", two);
    await journal({ of: "7" }).list("7");
    await expect.poll(() => ids(journal({ token: "token-3" }))).toEqual(["request-1", "request-2"]);
    // Nobody; somebody who is not known yet; somebody else, also before their profile is there.
    expect(await ids(journal({ token: "" }), "")).toEqual([]);
    expect(await ids(journal({ token: "token-2" }), "")).toEqual([]);
    expect(await ids(journal({ token: "token-2", of: "8" }), "8")).toEqual([]);
    expect(await ids(journal({ token: "token-3" }))).toEqual(["request-1", "request-2"]);
  });

  it("holds fifty, the newest, and none for longer than a month", async () => {
    const of = journal();
    for (let count = 0; count < 60; count += 1) {
      now += 1000;
      await of.keep("7", stored({ requestId: `request-${count}`, sentAt: count }));
    }
    expect(await ids(of)).toHaveLength(50);
    expect((await ids(of))[0]).toBe("request-10");
    now += 31 * day;
    expect(await ids(of)).toEqual([]);
    await of.keep("7", one);
    expect(store.stored.size).toBe(1);
  });

  it.each<[string, number, number | undefined]>([
    ["the device's clock is put on by", 40 * day, 0],
    ["the device's clock, wrong as it was written, is put right by", 40 * day, 3600],
    ["unsigned answers tell a time that is later by", 0, 40 * day],
    ["nobody has told the time yet, and the device's clock is on by", 40 * day, undefined],
  ])("keeps what was begun just now where %s forty days", async (_, byDevice, byServer) => {
    const of = journal();
    await of.keep("7", stored({ sentAt: now }));
    serverNow = byServer === undefined ? undefined : now + byServer;
    now += byDevice;
    await of.keep("8", stored({ sentAt: now, requestId: "request-2" }));
    expect(await ids(journal())).toEqual(["request-1"]);
  });

  it("reads past what it cannot read", async () => {
    const of = journal();
    await of.keep("7", one);
    const [key = ""] = store.stored.keys();
    store.stored.set(`${key}x`, { text: "not JSON", at: now });
    store.stored.set(`${key}y`, { text: '{"requestId":5}', at: now });
    expect(await ids(of)).toEqual(["request-1"]);
  });

  it("keeps in memory what cannot be written, and loses no call by it", async () => {
    const broken: EntryStore = {
      entries: () => Promise.reject(new Error("blocked")),
      set: () => Promise.reject(new Error("blocked")),
      delete: () => Promise.reject(new Error("blocked")),
    };
    const of = journal({ store: broken });
    await of.keep("7", one);
    // What others wrote cannot be read either, and is not said to be nothing.
    expect(await of.list("7")).toEqual({ intents: [one], whole: false });
    await of.drop("7", ["request-1"]);
    expect(await of.list("7")).toEqual({ intents: [], whole: false });
  });

  it("gives a store that never answers half a second", async () => {
    const clock = manualClock(0);
    const never = <T>(): Promise<T> => new Promise(() => undefined);
    const of = journal({ store: timedStore({ entries: never, set: never, delete: never }, clock) });
    const written = of.keep("7", one);
    await new Promise((resume) => setImmediate(resume));
    clock.advance(500);
    await written;
  });
});

describe("its calls", () => {
  const answers = () =>
    createIntentAnswers({
      store,
      site: "GLOBAL",
      token: async () => "token-1",
      wallNow: () => now,
      serverNow: () => now,
      isOf: async () => false,
    });

  it("write, list and drop", async () => {
    const { "intents.keep": keep, "intents.list": list, "intents.drop": drop } = answers();
    await keep({ owner: "7", intent: one });
    expect(await list({ owner: "7" })).toEqual({ intents: [one], whole: true });
    await drop({ owner: "7", requestIds: ["request-1"] });
    expect(await list({ owner: "7" })).toEqual({ intents: [], whole: true });
  });

  it("write a batch of however many coins: it is as much under way as one of two", async () => {
    const names = Array.from({ length: 100 }, (_, at) => `COIN${at}`);
    const batch = stored({ key: `batch eb_convert_funding USDT ${names.join(" ")}` });
    await answers()["intents.keep"]({ owner: "7", intent: batch });
    expect((await answers()["intents.list"]({ owner: "7" })).intents).toEqual([batch]);
  });

  it("refuse what is no intent", async () => {
    await expect(answers()["intents.keep"]({ owner: "7", intent: { requestId: "r" } })).rejects.toThrow();
  });
});
