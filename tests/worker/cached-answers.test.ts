/** R9.3, R9.4, D4.4. */
import { describe, expect, it } from "vitest";
import { loadCall } from "#shared/contract/load.ts";
import { type EntryStore, PersistentCache } from "#worker/cache/persistent-cache.ts";
import { timedStore } from "#worker/cache/timed-store.ts";
import type { HttpClient } from "#worker/http/client.ts";
import { LastingReads } from "#worker/http/lasting-reads.ts";
import { createHttpPlane } from "#worker/http/plane.ts";
import { createI18nFiles } from "#worker/i18n-files.ts";
import { memoryStore } from "../cache/memory-store.ts";
import { type ManualClock, manualClock } from "./manual-clock.ts";
import { bareHost, planeOptions } from "./plane-options.ts";

/** Answers kept in memory and over reloads: by site, person and language (R9.3, R9.4, D4.4). */

interface World {
  readonly store: EntryStore & { readonly stored: Map<string, unknown> };
  readonly clock: ManualClock;
  readonly requested: string[];
  token: string;
  language: string;
}

function world(): World {
  return { store: memoryStore(), clock: manualClock(), requested: [], token: "token-1", language: "en" };
}

/** A new worker in this world, as after a reload. */
function visit(of: World, site = "EU", store: EntryStore = of.store): HttpClient {
  const { clock } = of;
  return createHttpPlane({
    ...planeOptions({ clock, apiBase: "https://host/x-api/" }),
    host: { ...bareHost(() => of.token), language: async () => of.language },
    lasting: new LastingReads(new PersistentCache(timedStore(store, clock), () => clock.now()), site),
    async fetch(url) {
      const path = new URL(url).pathname.replace("/x-api/", "");
      of.requested.push(path);
      const result = path.endsWith("profile")
        ? {
            id: 7,
            currency_code: "USD",
            sub_attribute: 0,
            email: "a@b.c",
            mobile: "",
            kyc_level: "",
            kyc_region: "",
          }
        : path.endsWith("config/web")
          ? { config: { card: { action: "hide", ext: "" } }, version: String(of.requested.length) }
          : {};
      return new Response(JSON.stringify({ ret_code: 0, result }));
    },
  });
}

let lastId = 0;
const options = () => {
  lastId += 1;
  return { id: `call-${lastId}`, exempt: false };
};
const config = (client: HttpClient) =>
  client.call("site.config", { siteId: "EU", account: "MAIN" }, options());

describe("an answer kept over a reload", () => {
  it("is requested once within its time, then anew", async () => {
    const of = world();
    const first = await config(visit(of));
    expect(await config(visit(of))).toEqual(first);
    expect(of.requested).toHaveLength(1);
    of.clock.advance(60_000);
    await config(visit(of));
    expect(of.requested).toHaveLength(2);
  });

  it("never says who the person is or what they own", async () => {
    const of = world();
    const client = visit(of);
    await client.call("profile.get", {}, options());
    await config(client);
    await client.call("profile.get", {}, options());
    expect(of.requested).toHaveLength(2);
    const text = JSON.stringify([...of.store.stored]);
    expect(of.store.stored.size).toBe(1);
    expect(text).not.toContain("a@b.c");
    expect(text).not.toContain("token-1");
  });

  it.each([
    ["another site", (of: World) => visit(of, "TUR")],
    [
      "another language",
      (of: World) => {
        of.language = "zh-CN";
        return visit(of);
      },
    ],
    [
      "another person",
      (of: World) => {
        of.token = "token-2";
        return visit(of);
      },
    ],
  ])("is not %s's", async (_, next) => {
    const of = world();
    await config(visit(of));
    await config(next(of));
    expect(of.requested).toHaveLength(2);
  });

  it("goes with the person, in memory and beyond", async () => {
    const of = world();
    const client = visit(of);
    await config(client);
    of.token = "token-2";
    await config(client);
    of.token = "token-1";
    await config(visit(of));
    expect(of.requested).toHaveLength(3);
    expect(of.store.stored.size).toBe(1);
  });

  it("goes at logout", async () => {
    const of = world();
    const client = visit(of);
    await config(client);
    await client.call("profile.logout", {}, options());
    await config(visit(of));
    expect(of.requested.filter((path) => path.endsWith("web"))).toHaveLength(2);
  });

  it("that has not the contract's shape is requested anew", async () => {
    const of = world();
    await config(visit(of));
    for (const [key, entry] of of.store.stored)
      of.store.stored.set(key, { ...(entry as object), text: '{"config":5}' });
    expect(await config(visit(of))).toMatchObject({ kind: "ok", data: { version: "2" } });
  });
});

describe("the response cache", () => {
  it("is kept by language too", async () => {
    const of = world();
    const client = visit(of);
    await client.call("profile.get", {}, options());
    of.language = "ar-SA";
    await client.call("profile.get", {}, options());
    of.language = "en";
    await client.call("profile.get", {}, options());
    expect(of.requested).toHaveLength(2);
  });
});

describe("storage that fails", () => {
  it("by never answering holds a call up for half a second, once", async () => {
    const of = world();
    const stuck = <T>() => new Promise<T>(() => undefined);
    const client = visit(of, "EU", { entries: stuck, set: stuck, delete: stuck });
    const answer = config(client);
    await expect.poll(() => of.clock.pending).toBe(1);
    of.clock.advance(500);
    expect(await answer).toMatchObject({ kind: "ok" });
    await config(client);
    expect(of.requested).toHaveLength(1);
  });

  it("by not loading at all leaves the memory", async () => {
    const of = world();
    const none = (): Promise<never> => Promise.reject(new Error("no database here"));
    const client = visit(of, "EU", { entries: none, set: none, delete: none });
    await config(client);
    await config(client);
    expect(of.requested).toHaveLength(1);
  });
});

describe("a translation file", () => {
  it("of an earlier visit serves when the network fails, however old", async () => {
    const { store, clock } = world();
    let fails = false;
    const files = () =>
      createI18nFiles({
        async fetch() {
          if (fails) throw new TypeError("network");
          return new Response(JSON.stringify({ hello: "Hello" }));
        },
        clock,
        staticBase: "https://host/",
        hostname: "host",
        stored: new PersistentCache(store, () => clock.now()),
      });
    const input = { namespace: "user-assets", language: "en" };
    await files()(input);
    await expect.poll(() => store.stored.size).toBe(1);
    fails = true;
    clock.advance(86_400_000);
    expect(await files()(input)).toEqual({ hello: "Hello" });
    expect(await loadCall("i18n.load")).toBeUndefined();
  });

  it("of an earlier visit is no answer to who wants words later: it may lack those of this version", async () => {
    const { store, clock } = world();
    let fails = false;
    let version = 1;
    const files = () =>
      createI18nFiles({
        async fetch() {
          if (fails) throw new TypeError("network");
          return new Response(JSON.stringify(version === 1 ? { "a.x": "A" } : { "a.x": "A2", "b.x": "B2" }));
        },
        clock,
        staticBase: "https://host/",
        hostname: "host",
        stored: new PersistentCache(store, () => clock.now()),
      });
    const input = { namespace: "user-assets", language: "en" };
    await files()(input);
    await expect.poll(() => store.stored.size).toBe(1);
    fails = true;
    const load = files();
    expect(await load({ ...input, areas: ["a"] })).toEqual({ "a.x": "A" });
    // The page has English for these, and no keys in place of words.
    await expect(load({ ...input, areas: ["b"] })).rejects.toMatchObject({ why: "unreadable" });
    fails = false;
    version = 2;
    expect(await load({ ...input, areas: ["b"] })).toEqual({ "b.x": "B2" });
    expect(await load({ ...input, areas: ["a"] })).toEqual({ "a.x": "A2" });
  });
});
