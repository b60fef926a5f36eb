import type { Plugin } from "vite";
import { dependentsOf, type ModuleGraph } from "./module-graph.ts";

const workerEntry = /\/worker\/main\.ts$/;

/** What every visit comes to need within seconds, whatever its page: topics and calls that the first price waits for none of. */
const later =
  /\/(?:worker\/(?:topics\/lazy-topics|intents\/answers|telemetry\/(?:page-reports|collectors))|contract\/soon-calls)\.ts$/;

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
      const scripts = Object.values(bundle).filter(
        (one) => one.type === "asset" && one.fileName.endsWith(".js"),
      );
      const assets = scripts.flatMap((one) => (one.type === "asset" ? [one] : []));
      for (const asset of assets) {
        const name = nameOf(asset.fileName);
        const code = String(asset.source);
        const entry = onlyImports.exec(code)?.[1];
        const part = onlyExports.exec(code);
        if (entry !== undefined) {
          for (const chunk of Object.values(bundle)) {
            if (chunk.type !== "chunk" || !chunk.code.includes(name)) continue;
            chunk.code = chunk.code.replaceAll(name, entry);
            chunk.viteMetadata?.importedAssets.delete(asset.fileName);
            chunk.viteMetadata?.importedAssets.add(asset.fileName.replace(name, entry));
          }
        } else if (part !== null) {
          const [, names = "", group = ""] = part;
          const importText = `import(\`./${name}\`)`;
          const instead = `import(\`./${group}\`).then(e=>({${handedOn(names)}}))`;
          for (const other of assets) {
            const source = String(other.source);
            if (source.includes(name)) other.source = source.replaceAll(importText, instead);
            if (String(other.source).includes(name))
              throw new Error(`${other.fileName} needs ${name} itself`);
          }
        } else continue;
        delete bundle[asset.fileName];
      }
    },
  };
}

const onlyImports = /^import\s*"\.\/([\w-]+\.js)";\s*$/;
const onlyExports = /^export\{([^}]*)\}from"\.\/([\w-]+\.js)";\s*$/;
const nameOf = (file: string): string => file.slice(file.lastIndexOf("/") + 1);

/** `a as b` as the bundler writes it, for an object that has them. */
function handedOn(names: string): string {
  return names
    .split(",")
    .map((one) => {
      const [inner = "", outer = inner] = one.split(" as ");
      return `${outer}:e.${inner}`;
    })
    .join(",");
}
