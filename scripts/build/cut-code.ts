import { isNode } from "./top-level.ts";

/** A stretch of code, and what stands in its place. */
export interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The code with all changes made; they are in its order, and none lies within another. */
export function changed(code: string, changes: readonly Change[]): string {
  return changes.reduceRight(
    (text, { start, end, text: other }) => `${text.slice(0, start)}${other}${text.slice(end)}`,
    code,
  );
}

/** Outermost parts of the parsed code that `textFor` has another text for, in the order of the code. */
export function changesIn(node: unknown, textFor: (node: object) => string | undefined): readonly Change[] {
  if (Array.isArray(node)) return node.flatMap((one) => changesIn(one, textFor));
  if (typeof node !== "object" || node === null) return [];
  const text = textFor(node);
  if (text !== undefined) return [{ ...spanOf(node), text }];
  return Object.values(node).flatMap((part) => changesIn(part, textFor));
}

export function spanOf(node: unknown): { readonly start: number; readonly end: number } {
  if (isNode(node)) return { start: node.start, end: node.end };
  throw new Error("A part of the code without a place");
}
