import { replaced } from "./mapped.ts";

/** What the bundler wrote, by file name; a source map is an asset of its own beside its script. */
export type Bundle = Record<string, OutputFile>;
type OutputFile = Asset | Chunk;

interface Asset {
  readonly type: "asset";
  readonly fileName: string;
  source: string | Uint8Array;
}

interface Chunk {
  readonly type: "chunk";
  readonly fileName: string;
  code: string;
  readonly viteMetadata?: { readonly importedAssets: Set<string> } | undefined;
}

const onlyImports = /^import\s*"\.\/([\w-]+\.js)";\s*$/;
const onlyExports = /^export\{([^}]*)\}from"\.\/([\w-]+\.js)";\s*$/;

/** Takes out files that do nothing but hand on to another: who asks for one asks for the other. */
export function handOver(bundle: Bundle): void {
  const scripts = Object.values(bundle).filter(isScript);
  for (const { fileName, source } of scripts) {
    const name = nameOf(fileName);
    const code = String(source);
    const entry = onlyImports.exec(code)?.[1];
    const part = onlyExports.exec(code);
    if (entry !== undefined) enter(bundle, fileName, entry);
    else if (part !== null) {
      const [, names = "", group = ""] = part;
      const instead = `import(\`./${group}\`).then(e=>({${handedOn(names)}}))`;
      for (const other of scripts) askInstead(bundle, other, name, instead);
    } else continue;
    delete bundle[fileName];
    delete bundle[`${fileName}.map`];
  }
}

const isScript = (file: OutputFile): file is Asset => file.type === "asset" && file.fileName.endsWith(".js");
const nameOf = (file: string): string => file.slice(file.lastIndexOf("/") + 1);

/** The page begins the worker with the group's own file. */
function enter(bundle: Bundle, fileName: string, entry: string): void {
  const name = nameOf(fileName);
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== "chunk" || !chunk.code.includes(name)) continue;
    chunk.code = inBoth(bundle, chunk.fileName, chunk.code, name, entry);
    chunk.viteMetadata?.importedAssets.delete(fileName);
    chunk.viteMetadata?.importedAssets.add(fileName.replace(name, entry));
  }
}

function askInstead(bundle: Bundle, script: Asset, name: string, instead: string): void {
  const code = String(script.source);
  if (!code.includes(name)) return;
  const changed = inBoth(bundle, script.fileName, code, `import(\`./${name}\`)`, instead);
  if (changed.includes(name)) throw new Error(`${script.fileName} needs ${name} itself`);
  script.source = changed;
}

/** The changed code; its source map is changed in its place. */
function inBoth(bundle: Bundle, fileName: string, code: string, text: string, instead: string): string {
  const beside = bundle[`${fileName}.map`];
  const map = beside?.type === "asset" ? beside : undefined;
  const changed = replaced({ code, map: String(map?.source ?? "") }, text, instead);
  if (map !== undefined) map.source = changed.map;
  return changed.code;
}

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
