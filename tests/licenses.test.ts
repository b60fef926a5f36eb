import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { bundledPackages, licenseOf, licenseText } from "../scripts/steps/licenses.mjs";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "coffer-licences-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A build whose scripts were made of these files. */
function build(...sources: readonly string[]): string {
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "assets/app-1.js.map"), JSON.stringify({ sources }));
  return folder;
}

function packageWith(license: string, files: Readonly<Record<string, string>> = {}): string {
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "made-up", version: "1.0.0", license }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

describe("what a build contains", () => {
  it("is told by its source maps, nested and scoped packages by their own names", () => {
    const dist = build(
      "../../node_modules/react/index.js",
      "../../src/app/main.tsx",
      "../../node_modules/a/node_modules/@emotion/css/x.js",
    );
    expect(bundledPackages(dist)).toEqual(["@emotion/css", "react", "rolldown", "vite"]);
  });

  it("is not guessed where there is no source map", () => {
    mkdirSync(join(folder, "assets"));
    expect(() => bundledPackages(folder)).toThrow("no source map");
  });

  it("is named with version, licence and text, beside the fonts and our own licence", () => {
    const names = ["react", "wouter", "bignumber.js"];
    const text = licenseText(build(...names.map((name) => `../../node_modules/${name}/index.js`)));
    for (const name of names) expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(`, "m"));
    expect(text).toContain("SIL OPEN FONT LICENSE Version 1.1");
    expect(text).toContain("Coffer (MIT)");
    expect(text).toContain("This is free and unencumbered software");
    expect(text).not.toContain("Licenses of bundled dependencies");
  });
});

describe("a package", () => {
  it("may not be shipped under a licence that nobody has read", () => {
    expect(() => licenseOf(packageWith("GPL-3.0", { LICENSE: "GPL" }))).toThrow("GPL-3.0");
  });

  it("may not be shipped without the words of its licence", () => {
    expect(() => licenseOf(packageWith("ISC"))).toThrow("brings no text");
  });

  it("under Apache's licence brings the notice that its README demands", () => {
    const files = {
      LICENSE: "the licence",
      "README.md": "# x\n\n## License\n\nKeep the attribution notice.\n",
    };
    expect(licenseOf(packageWith("Apache-2.0", files)).text).toContain("Keep the attribution notice.");
  });

  it("brings its licence and its notice, by any of the usual names", () => {
    const { text } = licenseOf(packageWith("MIT", { "LICENCE.md": "the licence\r\n", NOTICE: "the notice" }));
    expect(text).toBe("the licence\n\nthe notice");
  });
});
