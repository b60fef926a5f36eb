import { readFile } from "node:fs/promises";
import { compileFunction } from "node:vm";
import createEmotion from "@emotion/css/create-instance";
import { type Plugin, parseAst, transformWithOxc } from "vite";
import { pieces } from "./style-pieces.ts";
import { findAll, type Node, namesIn, type TopLevel, topLevelOf } from "./top-level.ts";

/** Reads styles as they are written, nested and made of each other; in no browser. Prefixes are added to what needs them. */
const emotion = createEmotion({ key: "c", stylisPlugins: [] });
const tags: Readonly<Record<string, (strings: TemplateStringsArray, ...values: unknown[]) => string>> = {
  css: (strings, ...values) => emotion.css(strings, ...(values as string[])),
  keyframes: (strings, ...values) => emotion.keyframes(strings, ...(values as string[])),
};

interface Module {
  readonly code: string;
  readonly top: TopLevel;
}

type Resolve = (source: string, importer: string) => Promise<string | null>;

/**
 * Works out what `css` and `keyframes` say while the app is built: what a browser gets are finished rules, so that it
 * needs neither the reader of styles nor the time to read them. A style may name what stands at the top of its module or
 * is imported; what only a running page knows belongs into a custom property.
 */
export function finishedStyles(): Plugin {
  return {
    name: "finished-styles",
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: /\b(?:css|keyframes)`/ },
      async handler(code, id) {
        const resolve: Resolve = async (source, importer) =>
          (await this.resolve(source, importer))?.id ?? null;
        try {
          return { code: await finished(code, id, resolve), map: null };
        } catch (error) {
          return this.error(`A style of ${id} cannot be worked out while building: ${String(error)}`);
        }
      },
    },
  };
}

async function finished(code: string, id: string, resolve: Resolve): Promise<string> {
  const body = parseAst(code).body;
  const module = { code, top: topLevelOf(body) };
  const styles = findAll(body, isStyle);
  const made = await evaluate(styles, module, id, resolve);
  return styles.reduceRight((text, style, at) => {
    // As many lines as before, so that source maps stay right.
    const lines = text.slice(style.start, style.end).replace(/[^\n]/g, "");
    const name = String(made[at]);
    const parts = pieces(name, textOf(name)).map((part) => JSON.stringify(part));
    const call = `${tagOf(style)}(${parts.join(", ")}${lines})`;
    return text.slice(0, style.start) + call + text.slice(style.end);
  }, code);
}

function textOf(name: string): string {
  const known = emotion.cache.inserted[name.replace(/^(?:c|animation)-/, "")];
  return typeof known === "string" ? known : "";
}

function tagOf(style: Node): string {
  const [name = ""] = namesIn(style.tag);
  return name;
}

const isStyle = (node: Node): boolean =>
  node.type === "TaggedTemplateExpression" && Object.hasOwn(tags, tagOf(node));

/** The values of these parts of a module, from what they name and nothing else of it. */
async function evaluate(
  parts: readonly Node[],
  module: Module,
  id: string,
  resolve: Resolve,
): Promise<readonly unknown[]> {
  const { code, top } = module;
  const statements = new Set<Node>();
  const wanted = new Set<string>();
  const want = (node: Node): void => {
    for (const name of namesIn(node)) {
      if (wanted.has(name) || Object.hasOwn(tags, name)) continue;
      wanted.add(name);
      const declaration = top.declared.get(name);
      if (declaration === undefined) continue;
      statements.add(declaration);
      want(declaration);
    }
  };
  parts.forEach(want);
  const given = new Map<string, unknown>(Object.entries(tags));
  for (const name of wanted) {
    const from = top.declared.has(name) ? undefined : top.imported.get(name);
    if (from !== undefined) given.set(name, await importedValue(from.source, from.name, id, resolve));
  }
  const slice = (node: Node): string => code.slice(node.start, node.end);
  const declarations = [...statements].toSorted((a, b) => a.start - b.start).map(slice);
  const source = `"use strict";${declarations.join("\n")}\nreturn [${parts.map(slice).join(",")}];`;
  // The project's own code, as it stands in its sources: the same that the bundler takes in.
  const run = compileFunction(source, [...given.keys()]) as (...values: unknown[]) => readonly unknown[];
  return run(...given.values());
}

async function importedValue(
  source: string,
  name: string,
  importer: string,
  resolve: Resolve,
): Promise<unknown> {
  const id = await resolve(source, importer);
  if (id === null || !/\/src\/.*\.tsx?$/.test(id)) throw new Error(`${name} comes from ${source}`);
  const { code } = await transformWithOxc(await readFile(id, "utf8"), id, { sourcemap: false });
  const top = topLevelOf(parseAst(code).body);
  const declaration = top.declared.get(name);
  if (declaration === undefined) throw new Error(`${source} declares no ${name}`);
  const [mention] = findAll(declaration, (node) => node.type === "Identifier" && namesIn(node)[0] === name);
  const [value] = mention === undefined ? [] : await evaluate([mention], { code, top }, id, resolve);
  return value;
}
