// @vitest-environment happy-dom
/** The Arabic faces travel with the words, that of addresses with the code that shows them. */
import { beforeEach, expect, it, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  document.head.replaceChildren();
});

async function facesFor(...languages: readonly string[]): Promise<readonly HTMLLinkElement[]> {
  const { fetchFaces } = await import("#src/ui/faces.ts");
  for (const language of languages) fetchFaces(language);
  return [...document.head.querySelectorAll("link")];
}

it.each(["en", "de-DE", "zh-CN"])("are not requested for %s", async (language) => {
  expect(await facesFor(language)).toEqual([]);
});

it("are requested for Arabic once, as a sheet requests faces", async () => {
  const links = await facesFor("en", "ar-SA", "ar-SA");
  expect(links.map(({ href }) => /plex-arabic-\d+\.woff2/.exec(href)?.[0])).toEqual([
    "plex-arabic-400.woff2",
    "plex-arabic-500.woff2",
    "plex-arabic-600.woff2",
  ]);
  for (const { rel, as, crossOrigin } of links) {
    expect([rel, as, crossOrigin]).toEqual(["preload", "font", ""]);
  }
});

it("are requested for addresses in both weights, and nothing is said of one that cannot be had", async () => {
  const load = vi.fn(async (_font: string) => Promise.reject<FontFace[]>(new Error("no network")));
  Object.defineProperty(document, "fonts", { value: { load }, configurable: true });
  const { fetchMono } = await import("#src/ui/fetch-mono.ts");
  fetchMono();
  expect(load.mock.calls).toEqual([['400 1em "IBM Plex Mono"'], ['600 1em "IBM Plex Mono"']]);
});
