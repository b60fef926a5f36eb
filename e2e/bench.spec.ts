import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import * as v from "valibot";
import { expect, test } from "./test.ts";

const root = join(import.meta.dirname, "..");
const report = v.object({
  form: v.literal("quick"),
  machine: v.object({ cores: v.number(), browser: v.string() }),
  tables: v.array(v.object({ part: v.string(), rows: v.array(v.array(v.number())) })),
});

// What it finds depends on the machine and is no matter here: only that it still builds, runs and reports.
test("the bench measures", async () => {
  const results = test.info().outputPath("results");
  const args = ["--import", "tsx", "bench/run.ts", "--quick", "--only=f", `--results=${results}`];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root });
  expect(stdout).toContain("### f. The boundary");
  const [file = ""] = readdirSync(results);
  const { tables } = v.parse(report, JSON.parse(readFileSync(join(results, file), "utf8")));
  expect(tables.map(({ part }) => part)).toEqual(["f"]);
  expect(tables[0]?.rows.length).toBeGreaterThan(3);
  // A clock of few digits may round one figure of a row to nothing, not all.
  expect(tables[0]?.rows.every((row) => row.some((figure) => figure > 0))).toBe(true);
});
