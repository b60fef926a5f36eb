import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vite";
import { findAll, isNode, type Node, textOf } from "../../scripts/build/top-level.ts";

/** Functions that are told a name without asking anything by it. */
const reportedOnly = new Set(["loggedOut", "includes", "t", "invalidate", "forget", "loadCall", "has"]);

/**
 * Every name that code of these folders asks by: an argument of a function (`useCall("a.b")`), what a call or a topic is
 * named by in its options (`name: "a.b"`, `call: "a.b"`, `topic: "a.b"`) or in a part's (`name="a.b"`). Lists and tables of names ask nothing.
 */
export function callNames(folders: readonly string[]): ReadonlySet<string> {
  return new Set(folders.flatMap(callsBelow));
}

function callsBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => callsIn(readFileSync(join(folder, file), "utf8"), file.endsWith("x") ? "tsx" : "ts"));
}

export function callsIn(code: string, lang: "ts" | "tsx" = "ts"): readonly string[] {
  const { body } = parseAst(code, { lang });
  return everyNode(body).flatMap((node) => {
    if (node.type === "CallExpression" && !reportedOnly.has(calleeOf(node))) return textsIn(node.arguments);
    if (node.type === "JSXAttribute") return textOf(node.name, "name") === "name" ? textsIn(node.value) : [];
    if (node.type !== "Property") return [];
    return ["name", "call", "topic"].includes(textOf(node.key, "name")) ? textsIn(node.value) : [];
  });
}

/** `findAll` stops at what it finds: here calls within calls count too. */
function everyNode(within: unknown): readonly Node[] {
  return findAll(within, () => true).flatMap((node) => [node, ...Object.values(node).flatMap(everyNode)]);
}

function calleeOf({ callee }: Node): string {
  return textOf(callee, "name") || (isNode(callee) ? textOf(callee.property, "name") : "");
}

/** Texts that stand there themselves, or as one of two. */
function textsIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (!isNode(value)) return [];
  if (value.type === "ConditionalExpression")
    return [...textsIn(value.consequent), ...textsIn(value.alternate)];
  const text = textOf(value, "value");
  return value.type === "Literal" && text !== "" ? [text] : [];
}
