import { type Plugin, parseAst } from "vite";

/** What i18next and its React part write in their debug mode only; their errors are none of these. */
const debugOnly = /^(?:(?:this\.logger|baseLogger)\.(?:log|warn|once|deprecate)|warnOnce)$/;

/**
 * Parts of i18next without a use here: the worker loads the texts, so there is no backend to connect, and values are
 * formatted before they go into a text (tests/translations.test.ts).
 */
const unused: Readonly<Record<string, string>> = {
  Connector: "class Connector extends EventEmitter { state = {}; }",
  Formatter: "class Formatter { format(value) { return value; } }",
};

interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The texts' packages without what no page uses of them: a quarter of their bytes, which every first visit waits for. */
export function leanTexts(): Plugin {
  return {
    name: "lean-texts",
    apply: "build",
    transform: {
      filter: { id: /node_modules\/(i18next|react-i18next)\/dist\/es/ },
      handler(code, id) {
        const changes = changesIn(parseAst(code).body, code);
        const names = Object.keys(unused).filter((name) => code.includes(`class ${name} `));
        // Another version may be built in another way: better no build than one that only seems lean.
        if (id.endsWith("/i18next.js") && names.length < Object.keys(unused).length) {
          throw new Error("i18next has no longer the classes that scripts/build/lean-texts.ts leaves out");
        }
        return { code: changed(code, changes), map: null };
      },
    },
  };
}

function changed(code: string, changes: readonly Change[]): string {
  return changes.reduceRight(
    (text, { start, end, text: other }) => `${text.slice(0, start)}${other}${text.slice(end)}`,
    code,
  );
}

/** Outermost changes in the order of the code. */
function changesIn(node: unknown, code: string): readonly Change[] {
  if (Array.isArray(node)) return node.flatMap((one) => changesIn(one, code));
  if (typeof node !== "object" || node === null) return [];
  const text = textFor(node, code);
  if (text !== undefined) return [{ ...spanOf(node), text }];
  return Object.values(node).flatMap((part) => changesIn(part, code));
}

function textFor(node: object, code: string): string | undefined {
  if (!("type" in node)) return undefined;
  if (node.type === "CallExpression" && "callee" in node) {
    const { start, end } = spanOf(node.callee);
    return debugOnly.test(code.slice(start, end)) ? "void 0" : undefined;
  }
  if (node.type !== "ClassDeclaration" || !("id" in node)) return undefined;
  const { start, end } = spanOf(node.id);
  return unused[code.slice(start, end)];
}

function spanOf(node: unknown): { readonly start: number; readonly end: number } {
  if (typeof node === "object" && node !== null && "start" in node && "end" in node) {
    return { start: Number(node.start), end: Number(node.end) };
  }
  throw new Error("A part of the code without a place");
}
