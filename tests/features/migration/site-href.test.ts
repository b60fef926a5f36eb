/** F6h.5, R1.3. */
import { afterEach, expect, test, vi } from "vitest";
import { siteOf } from "#shared/site/site.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test.each([
  ["coffer.example", "EU", "https://eu.coffer.example/"],
  ["www.coffer.example", "NLD", "https://nl.coffer.example/"],
  ["kz.coffer.example", "EU", "https://eu.coffer.example/"],
  ["coffer.example", "KAZ", "https://kz.coffer.example/"],
  ["coffer.example", "TUR", "https://tr.coffer.example/"],
  ["coffer.example", "HKG", "https://hk.coffer.example/"],
  ["coffer.example", "ARE", "https://ae.coffer.example/"],
  ["coffer-uae.com", "EU", "https://eu.coffer-uae.com/"],
])("from %s the way to %s is a host of that site", async (hostname, site, href) => {
  vi.stubGlobal("location", { hostname, protocol: "https:", port: "" });
  const { siteHref } = await import("#src/features/migration/site-texts.ts");
  expect(siteHref(site)).toBe(href);
  expect(siteOf(new URL(href).hostname)).toBe(site);
});
