import {
  type ConversionConfig,
  type JsonSchema as Keywords,
  toJsonSchema,
  toJsonSchemaDefs,
} from "@valibot/to-json-schema";
import type { GenericSchema } from "valibot";
import { namedShapes } from "./shapes.ts";
import { unitOf } from "./units.ts";

/** Valibot to JSON Schema 2020-12, the dialect of OpenAPI 3.1 and of AsyncAPI 3.0's default: what the wire may hold. */

export interface JsonSchema {
  readonly [keyword: string]: unknown;
}

const refPath = "#/components/schemas/";
export const refTo = (name: string): JsonSchema => ({ $ref: `${refPath}${name}` });

/** Literals are said with their type. */
const typeNames: Readonly<Record<string, "string" | "number" | "boolean">> = {
  string: "string",
  number: "number",
  boolean: "boolean",
};

const config: ConversionConfig = {
  target: "draft-2020-12",
  // A transformation says nothing of what is accepted.
  ignoreActions: ["transform"],
  overrideRef: ({ referenceId }) => `${refPath}${referenceId}`,
  overrideSchema({ valibotSchema, jsonSchema: made }) {
    if (valibotSchema.type === "literal") return { type: typeNames[typeof made.const], ...made };
    const { required, ...rest } = made;
    const bare = required?.length === 0 ? rest : made;
    const description = unitOf(valibotSchema);
    return description === undefined ? bare : { ...bare, description };
  },
  overrideAction({ jsonSchema: made }) {
    if (!("known" in made)) return undefined;
    // An open list of states: said, not demanded.
    const { known, ...rest } = made;
    return { ...rest, "x-known-values": known };
  },
};

/** The shapes that have a name, their parts referred to. */
export const namedSchemas: Readonly<Record<string, Keywords>> = toJsonSchemaDefs(namedShapes, config);

export const isNamed = (schema: GenericSchema): boolean => Object.values(namedShapes).includes(schema);

/** A shape that has a name becomes a reference. Throws on what has no counterpart: a wrong document is worse than none. */
export function jsonSchema(schema: GenericSchema): JsonSchema {
  const whole = toJsonSchema(schema, { ...config, definitions: namedShapes });
  const { $schema: _dialect, $defs: _named, ...own } = whole;
  return own;
}

/** As {@link jsonSchema}, written out at its top. */
export function writtenOut(schema: GenericSchema): Keywords {
  const { $ref: name = "", ...own }: Keywords = jsonSchema(schema);
  return namedSchemas[name.slice(refPath.length)] ?? own;
}
