import type { Plugin } from "vite";
import { dependentsOf, type ModuleGraph } from "./module-graph.ts";

const workerEntry = /\/worker\/main\.ts$/;

/** What the worker needs to begin is one file: each import of its own would be another round trip before the first price. */
export function workerChunkOf(id: string, graph: ModuleGraph): string | null {
  return [...dependentsOf(id, graph)].some((at) => workerEntry.test(at)) ? "main" : null;
}

/**
 * The bundler leaves a file beside that group which does nothing but import it. The page names the group's own file
 * instead, so that the worker begins one round trip earlier.
 */
export function workerInOneFile(): Plugin {
  const onlyImports = /^import\s*"\.\/(main-[\w-]+\.js)";\s*$/;
  return {
    name: "worker-in-one-file",
    apply: "build",
    generateBundle(_options, bundle) {
      for (const [file, asset] of Object.entries(bundle)) {
        if (asset.type !== "asset" || !/\/main-[\w-]+\.js$/.test(file)) continue;
        const group = onlyImports.exec(String(asset.source))?.[1];
        if (group === undefined) continue;
        const name = file.slice(file.lastIndexOf("/") + 1);
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== "chunk" || !chunk.code.includes(name)) continue;
          chunk.code = chunk.code.replaceAll(name, group);
          chunk.viteMetadata?.importedAssets.delete(file);
          chunk.viteMetadata?.importedAssets.add(file.replace(name, group));
        }
        delete bundle[file];
      }
    },
  };
}
