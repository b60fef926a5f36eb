import { rm } from "node:fs/promises";
import type { TestProject } from "vitest/node";
import { startSandbox } from "../../../e2e/sandbox-process.ts";
import { type BuiltCode, buildCode } from "./built-code.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** One exchange for each of the runner's processes: its settings and faults are one test's at a time. */
    sandboxes: readonly string[];
    code: BuiltCode;
  }
}

/** Every price stands where a test puts it, and few are there. */
const slowMarket = { SANDBOX_ACTIVITY: "0", SANDBOX_PAIRS: "44" };

/** Starts the exchanges of the page tests, and builds the code that they try. */
export default async function start(project: TestProject): Promise<() => Promise<void>> {
  const { maxWorkers } = project.vitest.config;
  const many = typeof maxWorkers === "number" ? maxWorkers : 2;
  const [code, ...started] = await Promise.all([
    buildCode(),
    ...Array.from({ length: many }, () => startSandbox(slowMarket)),
  ]);
  project.provide("code", code);
  project.onTestsRerun(async () => project.provide("code", await buildCode()));
  project.provide(
    "sandboxes",
    started.map(({ url }) => url),
  );
  return async () => {
    await Promise.all(started.map((sandbox) => sandbox.stop()));
    await Promise.all([code.page, code.worker].map((file) => rm(file)));
  };
}
