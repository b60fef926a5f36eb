import { readFileSync } from "node:fs";
import * as v from "valibot";
import { expect, it } from "vitest";

const entry = v.object({
  version: v.optional(v.string()),
  resolved: v.optional(v.string()),
  optionalDependencies: v.optional(v.record(v.string(), v.string())),
});
const lock = v.object({ packages: v.record(v.string(), entry) });
const { packages } = v.parse(
  lock,
  JSON.parse(readFileSync(new URL("../package-lock.json", import.meta.url), "utf8")),
);

// npm leaves out what a registry did not have or this machine did not need, and then `npm ci` refuses the file.
it("names the packages of every platform, so that a fresh clone installs anywhere", () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !(`node_modules/${name}` in packages) && !(`${path}/node_modules/${name}` in packages),
    ),
  );
  expect(missing).toEqual([]);
});

it("pins every package and ties none to one registry", () => {
  const others = Object.entries(packages).filter(([path]) => path !== "");
  expect(others.filter(([, { version }]) => version === undefined)).toEqual([]);
  expect(others.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});
