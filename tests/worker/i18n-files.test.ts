/** R7.30. */
import { describe, expect, it, vi } from "vitest";
import { createI18nFiles } from "#worker/i18n-files.ts";
import { manualClock, settle } from "./manual-clock.ts";

type Respond = (url: string, signal?: AbortSignal | null) => Response | Promise<Response>;

function setUp(respond: Respond, hostname = "coffer.example") {
  const clock = manualClock();
  const urls: string[] = [];
  const load = createI18nFiles({
    clock,
    hostname,
    staticBase: "https://static.test/",
    async fetch(url, { signal }) {
      urls.push(url);
      return respond(url, signal);
    },
  });
  return { clock, urls, load: (language: string) => load({ namespace: "user-assets", language }) };
}

const ok = () => new Response('{"key":"text"}');

describe("translation files", () => {
  it.each([
    ["coffer.example", "de-DE.json"],
    ["testnet.coffer.example", "testnet-de-DE.json"],
    ["test.coffer.example", "test-de-DE.json"],
    ["eu.localhost", "test-de-DE.json"],
  ])("on %s are named %s", async (hostname, name) => {
    const { load, urls } = setUp(ok, hostname);
    expect(await load("de-DE")).toEqual({ key: "text" });
    expect(urls).toEqual([`https://static.test/common-static/coffer/release/user-assets/${name}`]);
  });

  it("are requested again up to 5 times, after 350 ms doubling", async () => {
    const { clock, load, urls } = setUp(() => new Response("", { status: 503 }));
    const result = load("en").catch((error: unknown) => error);
    for (const [retry, delay] of [350, 700, 1400, 2800, 5600].entries()) {
      await settle();
      expect(clock.pending).toBe(1);
      expect(urls).toHaveLength(retry + 1);
      clock.advance(delay - 1);
      expect(clock.pending).toBe(1);
      clock.advance(1);
    }
    expect(await result).toMatchObject({ why: "status", detail: "503" });
    expect(urls).toHaveLength(6);
    expect(clock.pending).toBe(0);
  });

  it("arrive on a later try, are kept from then on, and a failure is not kept", async () => {
    let works = false;
    const { clock, load, urls } = setUp(() => {
      if (works) return ok();
      throw new TypeError("network");
    });
    const result = load("en");
    await settle();
    expect(clock.pending).toBe(1);
    works = true;
    clock.advance(350);
    expect(await result).toEqual({ key: "text" });
    await load("en");
    expect(urls).toHaveLength(2);
  });

  it("that never answer are given up after 30 s, and requested again", async () => {
    const { clock, load, urls } = setUp((_, signal) => {
      if (urls.length > 1) return ok();
      return new Promise((_resolve, reject) => {
        signal?.addEventListener("abort", () => reject(new DOMException("gone", "AbortError")));
      });
    });
    const result = load("en");
    await settle();
    clock.advance(29_999);
    await settle();
    expect(urls).toHaveLength(1);
    clock.advance(1);
    await settle();
    clock.advance(350);
    expect(await result).toEqual({ key: "text" });
    expect(clock.pending).toBe(0);
  });

  it("that are not there are not requested again at once, but by the next who wants them", async () => {
    const { load, urls, clock } = setUp(() => new Response("", { status: 404 }));
    await expect(load("en")).rejects.toMatchObject({ detail: "404" });
    expect(clock.pending).toBe(0);
    await expect(load("en")).rejects.toMatchObject({ detail: "404" });
    expect(urls).toHaveLength(2);
  });

  it.each(["null", '"text"', '{"a":null}'])("that are %s cannot be read", async (body) => {
    const { load, clock } = setUp(() => new Response(body));
    const result = load("en").catch((error: unknown) => error);
    for (const delay of [350, 700, 1400, 2800, 5600]) {
      await settle();
      clock.advance(delay);
    }
    expect(await result).toMatchObject({ why: "unreadable" });
  });

  it("may be nested: keys are joined by points", async () => {
    const { load } = setUp(() => new Response('{"a":{"b":{"c":"deep"},"d":"near"},"e.f":"flat"}'));
    expect(await load("en")).toEqual({ "a.b.c": "deep", "a.d": "near", "e.f": "flat" });
  });

  it("of a wrong shape are refused", async () => {
    const { load, clock } = setUp(() => new Response('{"key":{"nested":1}}'));
    const result = load("en").catch((error: unknown) => error);
    for (let retry = 0; retry < 5; retry += 1) {
      await settle();
      expect(clock.pending).toBe(1);
      clock.advance(10_000);
    }
    expect(await result).toMatchObject({ why: "unreadable" });
  });

  it("load at most 10 at a time", async () => {
    const open: (() => void)[] = [];
    const { load, urls } = setUp(
      () => new Promise((resolve) => open.push(() => resolve(new Response("{}")))),
    );
    const all = Array.from({ length: 25 }, (_, index) => load(`x${String.fromCharCode(97 + index)}`));
    await settle();
    expect(urls).toHaveLength(10);
    for (let answered = 0; answered < 25; answered += 1) {
      await vi.waitFor(() => expect(open.length).toBeGreaterThan(0));
      open.shift()?.();
      await vi.waitFor(() => expect(urls.length).toBe(Math.min(25, 11 + answered)));
      expect(urls.length - answered - 1).toBeLessThanOrEqual(10);
    }
    await Promise.all(all);
  });

  it.each(["../../secret", "en/x", "", "e", "en?x"])("refuse the language %j", async (language) => {
    const { load, urls } = setUp(ok);
    await expect(load(language)).rejects.toMatchObject({ why: "request" });
    expect(urls).toEqual([]);
  });
});
