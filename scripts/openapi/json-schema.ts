import type * as v from "valibot";
import { readSchema, type Scalar, type SchemaNode } from "./schema-node.ts";

/** Valibot to JSON Schema 2020-12, the dialect of OpenAPI 3.1 and of AsyncAPI 3.0's default. */

export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

/** Names of shapes that are written once and referred to. */
export type ShapeNames = ReadonlyMap<v.GenericSchema, string>;

export const refTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** What the wire may hold. Shapes in `names` become references. */
export function jsonSchema(schema: v.GenericSchema, names: ShapeNames): JsonSchema {
  return convert(readSchema(schema), names);
}

/** The shape itself, its parts referred to. */
export function namedShape(schema: v.GenericSchema, names: ShapeNames): JsonSchema {
  return write(readSchema(schema), names);
}

function convert(node: SchemaNode, names: ShapeNames): JsonSchema {
  const name = names.get(node.schema);
  return name === undefined ? write(node, names) : refTo(name);
}

function write(node: SchemaNode, names: ShapeNames): JsonSchema {
  switch (node.kind) {
    case "object":
      return writeObject(node.entries, names);
    case "record":
      return { type: "object", additionalProperties: convert(node.value, names) };
    case "array":
      return {
        type: "array",
        items: convert(node.item, names),
        ...bounds("minItems", node.min, "maxItems", node.max),
      };
    case "tuple":
      return {
        type: "array",
        prefixItems: node.items.map((item) => convert(item, names)),
        minItems: node.items.length,
      };
    case "text":
      return {
        type: "string",
        ...(node.format === undefined ? pattern(node.pattern) : { format: node.format }),
        ...bounds("minLength", node.min, "maxLength", node.max),
        ...known(node.known),
      };
    case "number":
      return {
        type: node.integer ? "integer" : "number",
        ...bounds("minimum", node.min, "maximum", node.max),
        ...known(node.known),
      };
    case "boolean":
      return { type: "boolean" };
    case "choice":
      return choice(node.values);
    case "optional":
      return withDefault(convert(node.of, names), node.fallback);
    case "nullable":
      return { anyOf: [convert(node.of, names), { type: "null" }] };
    case "union":
      return { anyOf: node.options.map((option) => convert(option, names)) };
    case "anything":
      break;
  }
  return {};
}

function writeObject(entries: Readonly<Record<string, SchemaNode>>, names: ShapeNames): JsonSchema {
  const required = Object.keys(entries).filter((key) => isRequired(entries[key]));
  return {
    type: "object",
    properties: Object.fromEntries(
      Object.entries(entries).map(([key, entry]) => [key, convert(entry, names)]),
    ),
    ...(required.length === 0 ? {} : { required }),
  };
}

/** Valibot wants each key but the optional ones, those of unknown content included. */
function isRequired(node: SchemaNode | undefined): boolean {
  return node !== undefined && node.kind !== "optional";
}

function choice(values: readonly Scalar[]): JsonSchema {
  const types = [...new Set(values.map((value) => typeof value))];
  const [type] = types;
  return {
    ...(types.length === 1 ? { type } : {}),
    ...(values.length === 1 ? { const: values[0] } : { enum: values }),
  };
}

function pattern(expression: RegExp | undefined): JsonSchema {
  if (expression === undefined) return {};
  if (expression.flags.replace("u", "") !== "") {
    throw new Error(`JSON Schema has no flags for the pattern ${String(expression)}`);
  }
  return { pattern: expression.source };
}

/** An open list of states: said, not demanded. */
function known(values: readonly Scalar[]): JsonSchema {
  return values.length === 0 ? {} : { "x-known-values": values };
}

function bounds(low: string, min: number, high: string, max: number): JsonSchema {
  const isLowImplied = !Number.isFinite(min) || (min === 0 && low !== "minimum");
  return {
    ...(isLowImplied ? {} : { [low]: min }),
    ...(Number.isFinite(max) ? { [high]: max } : {}),
  };
}

function withDefault(schema: JsonSchema, fallback: unknown): JsonSchema {
  if (fallback === undefined) return schema;
  return "$ref" in schema ? { allOf: [schema], default: fallback } : { ...schema, default: fallback };
}
