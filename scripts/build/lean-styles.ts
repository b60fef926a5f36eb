import { type Plugin, parseAst } from "vite";
import { changed, changesIn } from "./cut-code.ts";
import { isNode, type Node, textOf } from "./top-level.ts";

/** Browser names before properties: src/ui/style.ts wants none (tests/build/lean-styles.test.ts has what still needs one). */
const prefixes: ReadonlyMap<string, string> = new Map([
  ["prefix", ""],
  ["prefixer", ""],
  ["defaultStylisPlugins", "var defaultStylisPlugins = [];"],
]);
/**
 * Styles are text here; of objects only the list is left that merged classes are. A number tells two texts apart: reading each for a
 * hash finds nothing, since src/ui/style.ts calls once for each.
 */
const objects: ReadonlyMap<string, string> = new Map([
  ["name", 'var name = "n" + (made += 1);'],
  ["processStyleName", "let made = 0;"],
  ["processStyleValue", ""],
  [
    "createStringFromObject",
    `function createStringFromObject(mergedProps, registered, list) {
  return list.map((one) => handleInterpolation(mergedProps, registered, one) + ";").join("");
}`,
  ],
]);

/** Classes are joined by src/ui/style.ts, and nothing is global but index.html's own styles. */
const joins: ReadonlyMap<string, string> = new Map([
  ["merge", ""],
  ["injectGlobal", ""],
  ["cx", ""],
  ["classnames", ""],
  // Frames have names of our own too.
  ["keyframes", ""],
  ["return css", "return { css, cache };"],
]);
/** Rules stand in the sheets of src/ui/sheets.ts. */
const sheets: ReadonlyMap<string, string> = new Map([
  ["sheetForTag", ""],
  ["createStyleElement", ""],
  ["StyleSheet", "var StyleSheet = function () {}; StyleSheet.prototype.hydrate = function () {};"],
]);
const partOf = (id: string): ReadonlyMap<string, string> => {
  if (id.includes("/cache/")) return prefixes;
  if (id.includes("/sheet/")) return sheets;
  return id.includes("/serialize/") ? objects : joins;
};

/** Emotion without what no style here uses: a fifth of it, which every first visit waits for. */
export function leanStyles(): Plugin {
  return {
    name: "lean-styles",
    apply: "build",
    transform: {
      filter: {
        id: /node_modules\/@emotion\/(cache|sheet|serialize|css\/create-instance)\/dist\/.*\.esm\.js$/,
      },
      handler: (code, id) => ({
        code: leanEmotion(code, partOf(id)),
        map: null,
      }),
    },
  };
}

function leanEmotion(code: string, instead: ReadonlyMap<string, string>): string {
  const changes = changesIn(parseAst(code).body, (node) =>
    isNode(node) ? instead.get(declaredName(node)) : undefined,
  );
  // Another version may be built in another way: better no build than one that only seems lean.
  if (changes.length !== instead.size) {
    throw new Error("scripts/build/lean-styles.ts does not know this version of Emotion");
  }
  return changed(code, changes);
}

function declaredName(node: Node): string {
  if (node.type === "FunctionDeclaration") return textOf(node.id, "name");
  if (node.type === "ReturnStatement") return `return ${firstKeyOf(node.argument)}`;
  if (node.type !== "VariableDeclaration" || !Array.isArray(node.declarations)) return "";
  const [first]: unknown[] = node.declarations;
  return isNode(first) ? textOf(first.id, "name") : "";
}

function firstKeyOf(object: unknown): string {
  if (!isNode(object) || !Array.isArray(object.properties)) return "";
  const [first]: unknown[] = object.properties;
  return isNode(first) ? textOf(first.key, "name") : "";
}
