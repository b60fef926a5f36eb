import { type JsonSchema, namedSchemas } from "./json-schema.ts";

/** The named shapes that a document reaches, each written once. */
export function reachedShapes(document: unknown): Record<string, JsonSchema> {
  const reached = new Map<string, JsonSchema>();
  const queue = referredNames(document);
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const shape = namedSchemas[name];
    if (shape === undefined || reached.has(name)) continue;
    reached.set(name, { ...shape });
    queue.push(...referredNames(shape));
  }
  return Object.fromEntries([...reached].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function referredNames(value: unknown): string[] {
  return [...JSON.stringify(value).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(
    (match) => match[1] ?? "",
  );
}
