import { readFileSync } from "node:fs";
import { Script } from "node:vm";
import { inject } from "vitest";
import type { PageCode } from "./page-entry.ts";
import type { WorkerCode } from "./worker-entry.ts";

const scripts = new Map<string, Script>();

/** Reads a script once and evaluates it as often as asked, as a module that has nothing to import or export. */
async function evaluate<T>(file: string): Promise<T> {
  let script = scripts.get(file);
  if (script === undefined) {
    const module = `(async (deliver) => {"use strict";${readFileSync(file, "utf8")}\n})`;
    script = new Script(module, { filename: file });
    scripts.set(file, script);
  }
  const run = script.runInThisContext() as (deliver: (code: T) => void) => Promise<void>;
  return new Promise((delivered, failed) => {
    run(delivered).catch(failed);
  });
}

/** Starts the page's code in the window that is there. */
export const startPage = (): Promise<PageCode> => evaluate(inject("code").page);

/** The worker's code, with a state of its own. */
export const loadWorker = (): Promise<WorkerCode> => evaluate(inject("code").worker);
