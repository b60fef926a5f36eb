/** D1.4, D2.1: what a host may set is written where a host reads. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { permissionKeys } from "#shared/contract/permission-keys.ts";
import { featureKeys } from "#shared/site/feature-list.ts";

const root = resolve(import.meta.dirname, "../..");
const read = (file: string): string => readFileSync(join(root, file), "utf8");
const hosting = read("docs/hosting.md");

/** The names that a source declares between two places, in the order they stand. */
function namesIn(file: string, name: string, pattern: RegExp): string[] {
  const text = read(file);
  const start = text.indexOf(`interface ${name} {`);
  return [...text.slice(start, text.indexOf("\n}", start)).matchAll(pattern)].map(([, one = ""]) => one);
}

const field = /^ {2}readonly (\w+)\??:/gm;

describe("what a host may set", () => {
  it.each(namesIn("shared/site/app-config.ts", "AppConfig", field))(
    "has its row in the README: %s",
    (key) => {
      expect(read("README.md")).toMatch(new RegExp(`^\\| .*\`${key}\``, "m"));
    },
  );

  it.each([...featureKeys, ...permissionKeys])("is named: %s", (key) => {
    expect(hosting).toContain(`\`${key}\``);
  });

  it.each([
    ...namesIn("src/mini-program/channel.ts", "OwnEvents", field),
    ...namesIn("src/mini-program/channel.ts", "HostEvents", field),
  ])("is an event that is named: %s", (event) => {
    expect(hosting).toContain(`\`${event}\``);
  });

  it.each(["coffer.plainFeed", "coffer.klineVersion", "coffer.marks"])(
    "is a switch that the page reads: %s",
    (switched) => {
      expect(read("src/bridge/switches.ts")).toContain(switched);
      expect(hosting).toContain(switched);
    },
  );
});
