import { existsSync, readFileSync } from "node:fs";
import * as v from "valibot";
import { describe, expect, it } from "vitest";

const entry = v.object({
  version: v.optional(v.string()),
  resolved: v.optional(v.string()),
  integrity: v.optional(v.string()),
  link: v.optional(v.boolean()),
  inBundle: v.optional(v.boolean()),
  hasInstallScript: v.optional(v.boolean()),
  optionalDependencies: v.optional(v.record(v.string(), v.string())),
});
const lock = v.object({ lockfileVersion: v.number(), packages: v.record(v.string(), entry) });
const file = (name: string) => new URL(`../${name}`, import.meta.url);
const { lockfileVersion, packages } = v.parse(
  lock,
  JSON.parse(readFileSync(file("package-lock.json"), "utf8")),
);
const installed = Object.entries(packages).filter(([path]) => path !== "");

/**
 * Packages that come with an install script, by name without version, and why each may be here although its script
 * never runs. A new one is looked at before it is added.
 */
const knownScripts: Readonly<Record<string, string>> = {
  esbuild: "swaps its launcher for the program itself, which only makes the start quicker",
};

describe("package-lock.json", () => {
  // npm leaves out what a registry did not have or this machine did not need, and then `npm ci` refuses the file.
  it("names the packages of every platform, so that a fresh clone installs anywhere", () => {
    const missing = installed.flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) => !(`node_modules/${name}` in packages) && !(`${path}/node_modules/${name}` in packages),
      ),
    );
    expect(missing).toEqual([]);
  });

  it("pins every package and ties none to one registry", () => {
    expect(installed.filter(([, { version }]) => version === undefined)).toEqual([]);
    expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  });

  it("has the SHA-512 of every package of every platform: what a registry swaps is not installed", () => {
    expect(lockfileVersion).toBe(3);
    const unproven = installed.filter(([, { integrity = "" }]) => !/^sha512-[\w+/]{86}==$/.test(integrity));
    expect(unproven.map(([path]) => path)).toEqual([]);
  });

  it("has no package that is a folder of this or another machine, or hidden in another package", () => {
    expect(installed.filter(([, { link, inBundle }]) => link === true || inBundle === true)).toEqual([]);
  });
});

describe("install scripts", () => {
  it("are known, each with its reason", () => {
    const scripted = installed.filter(([, { hasInstallScript }]) => hasInstallScript === true);
    const names = scripted.map(([path]) => path.split("node_modules/").at(-1) ?? "");
    expect(names.filter((name) => !(name in knownScripts))).toEqual([]);
  });

  it("run for no package", () => {
    const settings = readFileSync(file(".npmrc"), "utf8").split("\n");
    expect(settings).toContain("ignore-scripts=true");
    expect(settings).toContain("omit-lockfile-registry-resolved=true");
    // Another lock file would be installed from instead by its own client, without these rules.
    for (const name of ["npm-shrinkwrap.json", "yarn.lock", "pnpm-lock.yaml"]) {
      expect(existsSync(file(name))).toBe(false);
    }
  });
});
