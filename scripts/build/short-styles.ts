import { type Plugin, parseAst } from "vite";
import { type Change, changed, spanOf } from "./cut-code.ts";
import { findAll, isNode, type Node, textOf } from "./top-level.ts";

/** Styles are written to be read; browsers need none of their blanks. They are of the text of the first visit's scripts. */
export function shortStyles(): Plugin {
  return {
    name: "short-styles",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: "css`" },
      handler: (code) => ({ code: withShortStyles(code), map: null }),
    },
  };
}

/** The code of a module with the blanks of its styles taken out; what is computed in them stays as it is. */
export function withShortStyles(code: string): string {
  const styles = findAll(
    parseAst(code, { lang: "tsx" }).body,
    (node) => node.type === "TaggedTemplateExpression" && textOf(node.tag, "name") === "css",
  );
  return changed(
    code,
    styles.flatMap((style) => changesOf(code, style)),
  );
}

/** The lines that a style loses come behind it: what follows keeps its own, by which source maps find it. */
function changesOf(code: string, { quasi, end: behind }: Node): readonly Change[] {
  const parts = isNode(quasi) && Array.isArray(quasi.quasis) ? quasi.quasis : [];
  const shorter = parts.map((part: unknown, at): Change => {
    const isLast = at === parts.length - 1;
    const span = spanOf(part);
    // With what opens and closes it: a backtick or a brace at its start, a backtick or "${" at its end.
    const [start, end] = [span.start + 1, span.end - (isLast ? 1 : 2)];
    const text = shortStyle(code.slice(start, end));
    const begun = at === 0 ? text.trimStart() : text;
    return { start, end, text: isLast ? begun.trimEnd() : begun };
  });
  const lost = shorter.map(({ start, end }) => code.slice(start, end).split("\n").length - 1);
  const lines = "\n".repeat(lost.reduce((sum, count) => sum + count, 0));
  return [...shorter, { start: behind, end: behind, text: lines }];
}

/** A stretch of style text without blanks that mean nothing; what stands in quotes is kept. */
export function shortStyle(text: string): string {
  return text
    .split(/("[^"]*"|'[^']*')/)
    .map((part, at) => (at % 2 === 1 ? part : withoutBlanks(part)))
    .join("");
}

function withoutBlanks(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/ ?([{};,]) ?/g, "$1")
    .replace(/: /g, ":")
    .replace(/;}/g, "}");
}
