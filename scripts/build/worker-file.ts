import type { Plugin } from "vite";
import { handOver } from "./hand-over.ts";
import { dependentsOf, type ModuleGraph } from "./module-graph.ts";

const workerEntry = /\/worker\/main\.ts$/;

/** What every visit comes to need within seconds, whatever its page: topics and calls that the first price waits for none of. */
const later =
  /\/(?:worker\/(?:topics\/lazy-topics|intents\/answers|http\/own-call|telemetry\/(?:page-reports|collectors))|contract\/soon-calls)\.ts$/;

/** What the overview, deposits and withdrawals need besides. */
const ofAssets = /\/worker\/topics\/asset-topics\.ts$/;

/**
 * What the worker needs to begin is one file: each import of its own would be another round trip before the first price.
 * What follows soon after is another.
 */
export function workerChunkOf(id: string, graph: ModuleGraph): string | null {
  const dependents = [...dependentsOf(id, graph)];
  if (dependents.some((at) => workerEntry.test(at))) return "main";
  if (dependents.some((at) => later.test(at))) return "later";
  return dependents.some((at) => ofAssets.test(at)) ? "assets" : null;
}

/**
 * The bundler leaves a file beside each group for every module of it that is imported by name, which does nothing but
 * hand on. Whoever asks takes the group's own file instead: a round trip less, before the worker begins and later.
 */
export function workerInOneFile(): Plugin {
  return {
    name: "worker-in-one-file",
    apply: "build",
    generateBundle(_options, bundle) {
      handOver(bundle);
    },
  };
}
