/** What stands for the bundler's own helper of imports on demand. */
import { runInNewContext } from "node:vm";
import { Window } from "happy-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { preloadHelper } from "../../scripts/build/lean-preload.ts";

type Preload = (load: () => Promise<unknown>, files?: readonly string[]) => Promise<unknown>;

let document: Window["document"];
let announced: string[];
let preload: Preload;

beforeEach(() => {
  const window = new Window({
    settings: { disableCSSFileLoading: true, handleDisabledFileLoadingAsSuccess: false },
  });
  document = window.document;
  announced = [];
  const dispatchEvent = (event: Event): number => announced.push(event.type);
  preload = runInNewContext(`${preloadHelper.replace("export ", "")}; __vitePreload`, {
    document,
    dispatchEvent,
    Event,
    Error,
    Promise,
  }) as Preload;
});

const links = (): string[] =>
  [...document.querySelectorAll("link")].map((link) => `${link.rel} ${link.getAttribute("href")}`);
const sheet = () => document.querySelector('link[rel="stylesheet"]') as unknown as HTMLLinkElement;

test("requests each file once, with credentials as the document's own", async () => {
  await preload(async () => 1, ["assets/a.js", "assets/b.js"]);
  expect(await preload(async () => "there", ["assets/b.js"])).toBe("there");
  expect(links()).toEqual(["modulepreload /assets/a.js", "modulepreload /assets/b.js"]);
  expect(document.querySelector("link")?.getAttribute("crossorigin")).toBe("");
  expect(announced).toEqual([]);
});

test("waits for a sheet before it loads, however often it is asked", async () => {
  const load = vi.fn(async () => "there");
  const first = preload(load, ["assets/a.css"]);
  const second = preload(load, ["assets/a.css"]);
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  sheet().onload?.(new Event("load"));
  expect(await Promise.all([first, second])).toEqual(["there", "there"]);
  expect(links()).toEqual(["stylesheet /assets/a.css"]);
});

test("announces and hands on a failure, and requests the sheet anew the next time", async () => {
  await expect(preload(() => Promise.reject(new Error("gone")))).rejects.toThrow("gone");
  const failing = preload(async () => 1, ["assets/a.css"]);
  sheet().onerror?.(new Event("error"));
  await expect(failing).rejects.toThrow("No assets/a.css");
  expect(announced).toEqual(["vite:preloadError", "vite:preloadError"]);
  expect(links()).toEqual([]);
  const again = preload(async () => "there", ["assets/a.css"]);
  sheet().onload?.(new Event("load"));
  expect(await again).toBe("there");
});
