import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, platform, totalmem } from "node:os";
import { join } from "node:path";

export type Cell = string | number;

/** One table of the report; `budget` rows say whether design section 8 is kept. */
export interface Table {
  readonly part: string;
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  readonly notes?: readonly string[];
  readonly budgets?: readonly Budget[];
}

export interface Budget {
  readonly what: string;
  readonly limit: number;
  readonly measured: number;
  readonly unit: string;
}

export interface Machine {
  readonly cores: number;
  readonly cpu: string;
  readonly memoryGiB: number;
  readonly system: string;
  readonly node: string;
  readonly browser: string;
}

export function describeMachine(browser: string): Machine {
  const all = cpus();
  return {
    cores: all.length,
    cpu: all[0]?.model.trim() ?? "unknown",
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    system: platform(),
    node: process.version,
    browser,
  };
}

export function markdownOf({ part, title, columns, rows, notes = [], budgets = [] }: Table): string {
  const line = (cells: readonly Cell[]): string => `| ${cells.join(" | ")} |`;
  return [
    `### ${part}. ${title}`,
    "",
    line(columns),
    line(columns.map((_, index) => (index === 0 ? "---" : "---:"))),
    ...rows.map(line),
    "",
    ...budgets.map(
      ({ what, limit, measured, unit }) =>
        `- Budget, ${what}: **${measured} ${unit}** of ${limit} ${unit}, ${measured <= limit ? "met" : "MISSED"}`,
    ),
    ...notes.map((note) => `- ${note}`),
    "",
  ].join("\n");
}

/** Writes `bench/results/<form>.json` and answers its path below the project. */
export function writeResults(root: string, form: string, machine: Machine, tables: readonly Table[]): string {
  const folder = join(root, "bench", "results");
  mkdirSync(folder, { recursive: true });
  const name = `${form}-${new Date().toISOString().slice(0, 16).replaceAll(":", "")}.json`;
  writeFileSync(join(folder, name), `${JSON.stringify({ form, machine, tables }, null, 2)}\n`);
  return join("bench", "results", name);
}
