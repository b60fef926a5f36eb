import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, loadavg, platform, totalmem } from "node:os";
import { join } from "node:path";

export type Cell = string | number;

/** One table of the report; `budget` rows say whether the budgets (D8.*) are kept. */
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
  /** Threads that wanted to run, on average over the last minute: above the cores, times say little. */
  readonly load: number;
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
    load: Math.round(loadavg()[0] ?? 0),
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

/** Writes what was measured as JSON and answers the file's path. */
export function writeResults(
  folder: string,
  form: string,
  machine: Machine,
  tables: readonly Table[],
): string {
  mkdirSync(folder, { recursive: true });
  const at = new Date().toISOString();
  const parts = tables.map(({ part }) => part).join("");
  const file = join(folder, `${form}-${at.slice(0, 10)}-${parts}.json`);
  writeFileSync(file, `${JSON.stringify({ form, at, machine, tables }, null, 2)}\n`);
  return file;
}
