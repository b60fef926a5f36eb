import type { SchemaNode } from "./schema-node.ts";

/** A value of a JSON type that none of the options has. */
export function wrongFor(options: readonly SchemaNode[]): unknown {
  const taken = new Set(options.flatMap(jsonTypes));
  const wrong = (
    [
      ["number", 7.5],
      ["string", "§"],
      ["boolean", true],
      ["null", null],
    ] as const
  ).find(([type]) => !taken.has(type));
  if (wrong === undefined) throw new Error("a union of every type refuses nothing");
  return wrong[1];
}

function jsonTypes(node: SchemaNode): string[] {
  switch (node.kind) {
    case "text":
      return ["string"];
    case "choice":
      return node.values.map((value) => typeof value);
    case "object":
    case "record":
      return ["object"];
    case "array":
    case "tuple":
      return ["array"];
    case "optional":
      return jsonTypes(node.of);
    case "nullable":
      return [...jsonTypes(node.of), "null"];
    case "union":
      return node.options.flatMap(jsonTypes);
    case "anything":
      return ["string", "number", "boolean", "null", "object", "array"];
    case "number":
    case "boolean":
      break;
  }
  return [node.kind];
}
