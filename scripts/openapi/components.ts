import { type JsonSchema, namedShape } from "./json-schema.ts";
import { namedShapes } from "./shapes.ts";

/** The named shapes that a document reaches, each written once. */
export function reachedShapes(document: unknown): Record<string, JsonSchema> {
  const byName = new Map([...namedShapes].map(([schema, name]) => [name, schema]));
  const reached = new Map<string, JsonSchema>();
  const queue = referredNames(document);
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const schema = byName.get(name);
    if (schema === undefined || reached.has(name)) continue;
    const shape = namedShape(schema, namedShapes);
    reached.set(name, shape);
    queue.push(...referredNames(shape));
  }
  return Object.fromEntries([...reached].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function referredNames(value: unknown): string[] {
  return [...JSON.stringify(value).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(
    (match) => match[1] ?? "",
  );
}
