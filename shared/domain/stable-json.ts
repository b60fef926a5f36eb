/** What JSON can hold. `undefined` members are left out, as JSON does. */
export type Json =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Json[]
  | { readonly [key: string]: Json };

/** JSON text with the keys of every object sorted by code unit: equal data is equal text (D10.3). */
export function stableJson(value: Json): string {
  return JSON.stringify(sorted(value) ?? null);
}

function sorted(value: Json): Json {
  if (typeof value !== "object" || value === null) return value;
  if (isList(value)) return value.map(sorted);
  const keys = Object.keys(value).toSorted();
  // No prototype: a key named "__proto__" is data like any other.
  const copy: Record<string, Json> = Object.create(null);
  for (const key of keys) copy[key] = sorted(value[key]);
  return copy;
}

function isList(value: object): value is readonly Json[] {
  return Array.isArray(value);
}
