import type * as v from "valibot";

/** A valibot schema as a plain tree: the one place that looks into valibot's own fields. */

export type Scalar = string | number | boolean;

interface Described {
  /** The schema this node was read from, for shapes that have a name. */
  readonly schema: v.GenericSchema;
}

export type SchemaNode = Described &
  (
    | { readonly kind: "object"; readonly entries: Readonly<Record<string, SchemaNode>> }
    | { readonly kind: "record"; readonly value: SchemaNode }
    | { readonly kind: "array"; readonly item: SchemaNode; readonly min: number; readonly max: number }
    | { readonly kind: "tuple"; readonly items: readonly SchemaNode[] }
    | {
        readonly kind: "text";
        readonly pattern: RegExp | undefined;
        readonly format: string | undefined;
        readonly min: number;
        readonly max: number;
        /** States known today; others are accepted too. */
        readonly known: readonly Scalar[];
      }
    | {
        readonly kind: "number";
        readonly integer: boolean;
        readonly min: number;
        readonly max: number;
        readonly known: readonly Scalar[];
      }
    | { readonly kind: "boolean" }
    | { readonly kind: "choice"; readonly values: readonly Scalar[] }
    | { readonly kind: "optional"; readonly of: SchemaNode; readonly fallback: unknown }
    | { readonly kind: "nullable"; readonly of: SchemaNode }
    | { readonly kind: "union"; readonly options: readonly SchemaNode[] }
    | { readonly kind: "anything" }
  );

/** The fields that valibot's schema objects have beyond their common type. */
interface Inspectable {
  readonly entries: Readonly<Record<string, v.GenericSchema>>;
  readonly item: v.GenericSchema;
  readonly items: readonly v.GenericSchema[];
  readonly options: readonly unknown[];
  readonly literal: Scalar;
  readonly wrapped: v.GenericSchema;
  readonly default: unknown;
  readonly value: v.GenericSchema;
  readonly pipe: readonly [v.GenericSchema, ...PipeStep[]] | undefined;
}

interface PipeStep {
  readonly kind: "schema" | "validation" | "transformation" | "metadata";
  readonly type: string;
  readonly requirement?: unknown;
  readonly metadata?: { readonly known?: readonly Scalar[] };
}

const read = new WeakMap<v.GenericSchema, SchemaNode>();

/** Reads a schema, once. Throws on a kind it does not know: a document that is silently wrong is worse than none. */
export function readSchema(schema: v.GenericSchema): SchemaNode {
  const node = read.get(schema) ?? describe(schema);
  read.set(schema, node);
  return node;
}

function describe(schema: v.GenericSchema): SchemaNode {
  // valibot's generic schema type hides the fields of its kinds; they are public in each kind's own type.
  const inside = schema as unknown as Inspectable;
  if (inside.pipe !== undefined) {
    const [first, ...steps] = inside.pipe;
    const base = readSchema(first);
    // A shape that is only transformed once read keeps its name on the wire.
    const isRefined = steps.some((step) => step.kind !== "transformation");
    return isRefined ? { ...steps.reduce(refine, base), schema } : base;
  }
  switch (schema.type) {
    case "object":
      return {
        kind: "object",
        entries: Object.fromEntries(
          Object.entries(inside.entries).map(([key, entry]) => [key, readSchema(entry)]),
        ),
        schema,
      };
    case "record":
      return { kind: "record", value: readSchema(inside.value), schema };
    case "array":
      return { kind: "array", item: readSchema(inside.item), min: 0, max: Infinity, schema };
    case "tuple":
      return { kind: "tuple", items: inside.items.map(readSchema), schema };
    case "string":
      return {
        kind: "text",
        pattern: undefined,
        format: undefined,
        min: 0,
        max: Infinity,
        known: [],
        schema,
      };
    case "number":
      return { kind: "number", integer: false, min: -Infinity, max: Infinity, known: [], schema };
    case "boolean":
      return { kind: "boolean", schema };
    case "picklist":
      return { kind: "choice", values: inside.options as readonly Scalar[], schema };
    case "literal":
      return { kind: "choice", values: [inside.literal], schema };
    case "optional":
      return { kind: "optional", of: readSchema(inside.wrapped), fallback: inside.default, schema };
    case "nullable":
      return { kind: "nullable", of: readSchema(inside.wrapped), schema };
    case "union":
    case "variant":
      return {
        kind: "union",
        options: (inside.options as readonly v.GenericSchema[]).map(readSchema),
        schema,
      };
    case "unknown":
      return { kind: "anything", schema };
    default:
      throw new Error(`no description for a valibot schema of type ${schema.type}`);
  }
}

/** One step of a pipe. Transformations say nothing of what is accepted. */
function refine(node: SchemaNode, step: PipeStep): SchemaNode {
  if (step.kind === "transformation") return node;
  if (step.kind === "metadata") {
    const known = step.metadata?.known ?? [];
    return node.kind === "text" || node.kind === "number" ? { ...node, known } : node;
  }
  const limit = Number(step.requirement);
  if (node.kind === "text") {
    if (step.type === "regex") return { ...node, pattern: step.requirement as RegExp };
    if (step.type === "uuid") return { ...node, pattern: step.requirement as RegExp, format: "uuid" };
  }
  if (node.kind === "text" || node.kind === "array") {
    if (step.type === "min_length") return { ...node, min: limit };
    if (step.type === "max_length") return { ...node, max: limit };
  }
  if (node.kind === "number") {
    if (step.type === "integer") return { ...node, integer: true };
    if (step.type === "min_value") return { ...node, min: limit };
    if (step.type === "max_value") return { ...node, max: limit };
  }
  throw new Error(`no description for the step ${step.type} on a valibot ${node.kind}`);
}
