/** Reads of parsed JSON that say what they expect, for tests of documents. */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

export function objectOf(value: Json | undefined): JsonObject {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new Error("not an object");
  return value as JsonObject;
}

export function listOf(value: Json | undefined): readonly JsonObject[] {
  if (!Array.isArray(value)) throw new Error("not a list");
  return (value as readonly Json[]).map(objectOf);
}

/** "" where there is no text. */
export const textOf = (value: Json | undefined): string => (typeof value === "string" ? value : "");

/** Follows a path of keys; throws where there is nothing. */
export function at(value: Json | undefined, ...keys: readonly string[]): Json {
  let here = value;
  for (const key of keys) here = objectOf(here)[key];
  if (here === undefined) throw new Error(`nothing at ${keys.join("/")}`);
  return here;
}

/** Every object in a value, itself included. */
export function nodesOf(value: Json): JsonObject[] {
  if (typeof value !== "object" || value === null) return [];
  const parts = Object.values(value).flatMap(nodesOf);
  return Array.isArray(value) ? parts : [objectOf(value), ...parts];
}

/** What a local reference points at; throws where there is nothing. */
export function resolveRef(document: JsonObject, ref: string): Json {
  const keys = ref.slice(2).split("/");
  return at(document, ...keys.map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~")));
}

export const refsOf = (document: JsonObject): string[] =>
  nodesOf(document).flatMap((node) => (typeof node.$ref === "string" ? [node.$ref] : []));
