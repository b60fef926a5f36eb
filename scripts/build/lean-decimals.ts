import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Plugin, parseAst } from "vite";
import { changed, changesIn } from "./cut-code.ts";
import { isNode, type Node, textOf } from "./top-level.ts";

/** Where a browser's arithmetic is done. */
const folders = ["shared", "worker"];
/** Called without being named: by templates, comparisons, JSON and the package itself. */
const unnamed = ["toString", "valueOf", "_isBigNumber", "BigNumber.clone", "BigNumber.set"];

/**
 * bignumber.js without what no source in `shared/` and `worker/` names: other bases than ten, random numbers, roots,
 * formats and their settings are half of it, and every first visit waits for it. What stays is the package's own code.
 */
export function leanDecimals(): Plugin {
  return {
    name: "lean-decimals",
    apply: "build",
    transform: {
      filter: { id: /node_modules\/bignumber\.js\/dist\/bignumber\.mjs$/ },
      handler: (code) => ({ code: leanBigNumber(code, namesInSources()), map: null }),
    },
  };
}

/** What the sources may ask of decimals: a name too many keeps what nobody calls, and breaks nothing. */
export function namesInSources(): ReadonlySet<string> {
  const texts = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts"))
      .map((file) => readFileSync(join(folder, file), "utf8")),
  );
  return new Set(texts.flatMap(namesIn));
}

/** `Decimal.max` as the package calls it, `value.plus` by its last name, settings. */
function namesIn(text: string): readonly string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$|\bMath\.\w+/gm, "");
  const names = code.match(/\b(?:Decimal|BigNumber)\.\w+|(?<=\.)\w+|\b[A-Z_]{4,}\b/g) ?? [];
  return names.map((name) => name.replace("Decimal.", "BigNumber."));
}

/**
 * The package's code without methods and settings that none of the names needs; text of another base is no number
 * (R5.6). Throws on code of another shape.
 */
export function leanBigNumber(code: string, named: ReadonlySet<string>): string {
  const { body } = parseAst(code);
  const stored = new Set([...unnamed, ...named]);
  for (;;) {
    const lean = cut(body, code, stored);
    // What stays may call what would go.
    const missing = namesIn(lean.text).filter((name) => lean.gone.has(name));
    if (missing.length === 0) return lean.text;
    for (const name of missing) stored.add(name);
  }
}

interface Lean {
  readonly text: string;
  readonly gone: ReadonlySet<string>;
}

function cut(body: unknown, code: string, stored: ReadonlySet<string>): Lean {
  const gone = new Set<string>();
  let bases = 0;
  const changes = changesIn(body, (node) => {
    if (!isNode(node)) return undefined;
    const names = node.type === "ExpressionStatement" ? methodNames(within(node, "expression")) : [];
    if (names.length > 0 && !names.some((name) => stored.has(name))) {
      for (const name of names) gone.add(name);
      return "";
    }
    const setting = settingOf(node, code);
    if (setting !== undefined) return stored.has(setting) ? undefined : "";
    const ofTen = onlyBaseTen(node, code);
    if (ofTen !== undefined) bases += 1;
    return ofTen;
  });
  if (gone.size < 10 || bases !== 5) {
    throw new Error("scripts/build/lean-decimals.ts does not know this version of bignumber.js");
  }
  return { text: changed(code, changes), gone };
}

/** `P.dividedBy = P.div = …` and `BigNumber.max = …` by all their names. */
function methodNames(node: Node): readonly string[] {
  if (node.type !== "AssignmentExpression") return [];
  const target = within(node, "left");
  const owner = textOf(target.object, "name");
  if (owner !== "P" && owner !== "BigNumber") return [];
  const prefix = owner === "P" ? "" : "BigNumber.";
  return [prefix + textOf(target.property, "name"), ...methodNames(within(node, "right"))];
}

/** `if (obj.hasOwnProperty(p = 'CRYPTO')) …`, by which a setting is read. */
function settingOf(node: Node, code: string): string | undefined {
  if (node.type !== "IfStatement") return undefined;
  return /^obj\.hasOwnProperty\(p = '(\w+)'\)$/.exec(textAt(within(node, "test"), code))?.[1];
}

/** Ways into other bases, and the list of all settings, which would keep those of other bases. */
function onlyBaseTen(node: Node, code: string): string | undefined {
  if (node.type === "IfStatement" && textAt(within(node, "test"), code) === "b == null") {
    return textAt(within(node, "consequent"), code);
  }
  if (node.type === "FunctionDeclaration" && textOf(node.id, "name") === "parseBaseString") {
    return "function parseBaseString(x, str, b, v) { throw Error(bignumberError + 'Not a number: ' + v); }";
  }
  const text = textAt(node, code);
  if (node.type === "ExpressionStatement" && text.startsWith("convertBase = ")) return "";
  return node.type === "ReturnStatement" && /^return \{\s*DECIMAL_PLACES:/.test(text) ? "" : undefined;
}

function within(node: Node, key: string): Node {
  const part = node[key];
  if (isNode(part)) return part;
  throw new Error(`${node.type} without ${key}`);
}

const textAt = ({ start, end }: Node, code: string): string => code.slice(start, end);
