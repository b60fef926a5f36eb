import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type Plugin, parseAst, type Rolldown, transformWithOxc } from "vite";
import { findAll, isNode, type Node, textOf } from "./top-level.ts";

const table = "src/app/routes.tsx";

/**
 * Tells the document which files each page needs beside the app's own, by the route table: the first script requests those
 * of the page that is visited (src/app/start.ts), while the app's code, which requests it too, is still on its way.
 */
export function pageFiles(): Plugin {
  return {
    name: "page-files",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      async handler(_html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((one) => one.type === "chunk");
        const entries = chunks.filter((one) => one.isEntry).flatMap((one) => [...filesOf(one, chunks)]);
        const files = (await routes()).map(({ pattern, module }) => {
          const chunk = chunks.find((one) => one.moduleIds.includes(module));
          if (chunk === undefined) throw new Error(`${table} names ${module}, which is in no file`);
          return [pattern, ...[...filesOf(chunk, chunks)].filter((file) => !entries.includes(file))];
        });
        const attrs = { type: "application/json", id: "page-files" };
        return [{ tag: "script", attrs, children: JSON.stringify(files), injectTo: "head-prepend" as const }];
      },
    },
  };
}

/** The file and all that it imports before it runs. */
function filesOf(
  chunk: Rolldown.OutputChunk,
  chunks: readonly Rolldown.OutputChunk[],
  seen = new Set<string>(),
): ReadonlySet<string> {
  if (seen.has(chunk.fileName)) return seen;
  seen.add(chunk.fileName);
  for (const one of chunks) if (chunk.imports.includes(one.fileName)) filesOf(one, chunks, seen);
  return seen;
}

/** Path and module of each `route({…})`. */
async function routes(): Promise<readonly { readonly pattern: string; readonly module: string }[]> {
  const { code } = await transformWithOxc(readFileSync(table, "utf8"), table, { sourcemap: false });
  const made = findAll(
    parseAst(code).body,
    (node) => node.type === "CallExpression" && textOf(node.callee, "name") === "route",
  );
  return made.flatMap((call) => {
    const path = textValue(call, "path");
    const [load] = findAll(valueNode(call, "load"), ({ type }) => type === "ImportExpression");
    const source = textOf(load?.source, "value");
    // The gallery is in no build that is released.
    if (source.includes("/gallery/")) return [];
    if (path === "" || source === "") throw new Error(`${table} has a route without a path or a module`);
    return [{ pattern: `^${path.replace(/\/:\w+/g, "(/[^/]+)")}$`, module: resolve("src/app", source) }];
  });
}

function valueNode(call: Node, key: string): unknown {
  return findAll(call.arguments, (node) => node.type === "Property" && textOf(node.key, "name") === key)[0]
    ?.value;
}

function textValue(call: Node, key: string): string {
  const value = valueNode(call, key);
  return isNode(value) ? textOf(value, "value") : "";
}
