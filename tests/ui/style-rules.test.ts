/** R2.16. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const files = readdirSync(join(root, "src/ui"), { recursive: true, encoding: "utf8" }).filter((file) =>
  /\.tsx?$/.test(file),
);
const sources = files.map((file) => ({ file, text: readFileSync(join(root, "src/ui", file), "utf8") }));

/** Letters in a disc and figures on an axis keep to their drawing; diagnostics are for developers. */
const sizedAsDrawn = ["ui/coin-disc.tsx", "features/convert/market/chart/price-chart.tsx", "diag/"];

function translations(language: string): Record<string, string> {
  const path = join(root, `public/common-static/coffer/release/user-assets/${language}.json`);
  return JSON.parse(readFileSync(path, "utf8")) as Record<string, string>;
}

describe("the design system", () => {
  it("is there to be looked at", () => {
    expect(files.length).toBeGreaterThan(40);
  });

  it.each(sources)("$file turns round with the direction of text", ({ text }) => {
    expect(text).not.toMatch(/\b(?:margin|padding|border)-(?:left|right)\b/);
  });

  it("sizes text in rem, so that it follows the reader's text size", () => {
    const inPixels = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file) && !sizedAsDrawn.some((start) => file.startsWith(start)))
      .filter((file) =>
        /\b(?:font-size|font|line-height): [^;]*\dpx/.test(readFileSync(join(root, "src", file), "utf8")),
      );
    expect(inPixels).toEqual([]);
  });

  it.each(["en", "zh-CN", "ar-SA"])("has all its words in %s", (language) => {
    const words = translations(language);
    const used = sources
      .flatMap(({ text }) => text.match(/"ui\.[\w.]+"/g) ?? [])
      .map((key) => key.slice(1, -1));
    expect(used.length).toBeGreaterThan(20);
    const plural = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const missing = used.filter(
      (key) =>
        words[key] === undefined && !plural.every((category) => words[`${key}_${category}`] !== undefined),
    );
    expect(missing).toEqual([]);
  });
});
