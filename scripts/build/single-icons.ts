import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { type Plugin, parseAst } from "vite";

/**
 * Names each icon's own file in place of the package, whose one list of all icons would otherwise make every icon of any
 * page a part of the first visit.
 */
export function singleIcons(): Plugin {
  const list = createRequire(import.meta.url)
    .resolve("lucide")
    .replace(/dist\/.*$/, "dist/esm/lucide.mjs");
  const files = new Map(
    [...readFileSync(list, "utf8").matchAll(/export \{(.+)\} from '(\.\/icons\/[^']+)'/g)].flatMap(
      ([, names = "", file = ""]) =>
        [...names.matchAll(/default as (\w+)/g)].map(([, name = ""]) => [name, join(dirname(list), file)]),
    ),
  );
  return {
    name: "single-icons",
    apply: "build",
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: /from\s*"lucide"/ },
      handler(code) {
        return { code: withFiles(code, files), map: null };
      },
    },
  };
}

function withFiles(code: string, files: ReadonlyMap<string, string>): string {
  return parseAst(code).body.reduceRight((text, node) => {
    if (node.type !== "ImportDeclaration" || node.source.value !== "lucide") return text;
    const imports = node.specifiers.map((one) => {
      const name = one.type === "ImportSpecifier" && "name" in one.imported ? one.imported.name : "";
      const file = files.get(name);
      if (file === undefined) throw new Error(`lucide has no icon ${name}`);
      return `import ${one.local.name} from ${JSON.stringify(file)};`;
    });
    // As many lines as before, so that source maps stay right.
    const lines = text.slice(node.start, node.end).replace(/[^\n]/g, "");
    return `${text.slice(0, node.start)}${imports.join(" ")}${lines}${text.slice(node.end)}`;
  }, code);
}
