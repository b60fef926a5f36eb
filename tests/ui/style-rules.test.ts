/** R2.16. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vite";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const files = readdirSync(join(root, "src/ui"), { recursive: true, encoding: "utf8" }).filter((file) =>
  /\.tsx?$/.test(file),
);
const sources = files.map((file) => ({ file, text: readFileSync(join(root, "src/ui", file), "utf8") }));

/** A class for each of a few widths, kept by what needs one. */
const madeLater = ["ui/row-place.ts"];
const isStyle = (node: object): boolean =>
  "tag" in node && ["css", "keyframes"].includes(String((node.tag as { name?: unknown }).name));

/** How many styles a piece of code makes within functions that have a name or stand in markup. */
function stylesInFunctions(node: unknown, isWithin = false): number {
  if (Array.isArray(node))
    return node.reduce((sum: number, one) => sum + stylesInFunctions(one, isWithin), 0);
  if (typeof node !== "object" || node === null) return 0;
  const { type = "" } = node as { type?: string };
  const isIn = isWithin || type === "FunctionDeclaration" || type.startsWith("JSX");
  return (isIn && isStyle(node) ? 1 : 0) + stylesInFunctions(Object.values(node), isIn);
}

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

  it("never asks the root or the page what is within: each row that comes would have all of it searched", () => {
    const textOf = (file: string): string => readFileSync(join(root, "src", file), "utf8");
    const found = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(?:tsx?|css)$/.test(file))
      .filter((file) => /(?:\b(?:html|body|main)|#root|:root):has\(/.test(textOf(file)));
    expect(found).toEqual([]);
    expect(textOf("ui/layout/page.tsx")).not.toContain(":has(");
  });

  it("fits no rule to the pseudo-elements of every element", () => {
    expect(readFileSync(join(root, "src/ui/global.css"), "utf8")).not.toMatch(
      /(?:^|[\s,])\*?::(?:before|after)/,
    );
  });

  it("sizes text in rem, so that it follows the reader's text size", () => {
    const inPixels = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file) && !sizedAsDrawn.some((start) => file.startsWith(start)))
      .filter((file) =>
        /\b(?:font-size|font|line-height): [^;]*\dpx/.test(readFileSync(join(root, "src", file), "utf8")),
      );
    expect(inPixels).toEqual([]);
  });

  it("makes its classes when a module is evaluated, not at each render", () => {
    const parsed = (code: string) => stylesInFunctions(parseAst(code, { lang: "tsx" }).body);
    expect(parsed("function A() { return <p className={css`color: red;`} />; }")).toBe(1);
    expect(parsed("const a = css`color: red;`; const b = [1].map(() => css`color: red;`);")).toBe(0);
    const all = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => ({ file, code: readFileSync(join(root, "src", file), "utf8") }))
      .filter(({ code }) => /\b(?:css|keyframes)`/.test(code));
    expect(all.length).toBeGreaterThan(100);
    const found = all.filter(({ file, code }) => {
      const lang = file.endsWith("x") ? "tsx" : "ts";
      return stylesInFunctions(parseAst(code, { lang }).body) > 0;
    });
    expect(found.map(({ file }) => file)).toEqual(madeLater);
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
