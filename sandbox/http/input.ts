import * as v from "valibot";
import type { CallDefinition } from "#shared/contract/define.ts";
import type { Json } from "#shared/domain/stable-json.ts";
import { codes, Refusal } from "../refusal.ts";

/** Reads a call's input from the request and checks it against the contract's schema. Refuses with 10001. */
export function readInput(
  { method, encoding, request: schema }: CallDefinition,
  query: Fields,
  body: string,
): unknown {
  const raw = method === "GET" ? coerce(schema, query) : readBody(encoding, schema, body);
  const checked = v.safeParse(schema, raw);
  if (checked.success) {
    const long = longNumber(checked.output);
    if (long === undefined) return checked.output;
    throw new Refusal(codes.badParameter, `${long}: a number of more than ${maxDigits} characters`);
  }
  const [issue] = checked.issues;
  const field = v.getDotPath(issue) ?? "body";
  throw new Refusal(codes.badParameter, `${field}: ${issue.message}`);
}

/** What a signature covers: the query as texts, the body as it was sent; a repeated key is one text with commas. */
export function signedContent(
  { method, encoding }: CallDefinition,
  { query, body }: { readonly query: Fields; readonly body: string },
): { readonly query: Record<string, string>; readonly body: Json } {
  if (method === "GET") return { query: texts(query), body: null };
  if (encoding === "form") return { query: texts(query), body: texts(formFields(body)) };
  return { query: texts(query), body: body.trim() === "" ? null : (parseBody(body) as Json) };
}

function texts(fields: Fields): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, [value].flat().join(",")]));
}

function readBody(encoding: CallDefinition["encoding"], schema: v.GenericSchema, body: string): unknown {
  return encoding === "form" ? coerce(schema, formFields(body)) : parseBody(body);
}

function formFields(body: string): Fields {
  const form = new URLSearchParams(body);
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const values = form.getAll(name);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
}

function parseBody(body: string): unknown {
  if (body.trim() === "") return {};
  try {
    return JSON.parse(body);
  } catch {
    throw new Refusal(codes.badParameter, "body: not JSON");
  }
}

/** No amount, rate or time has more; arithmetic with longer ones would take its time. */
const maxDigits = 80;

/** The name of a field with a number, written as text, that is too long. */
function longNumber(value: unknown, name = "body"): string | undefined {
  if (typeof value === "string") {
    return value.length > maxDigits && /^[-+\d.]+$/.test(value) ? name : undefined;
  }
  if (typeof value !== "object" || value === null) return undefined;
  for (const [key, one] of Object.entries(value)) {
    const found = longNumber(one, key);
    if (found !== undefined) return found;
  }
  return undefined;
}

type Fields = Readonly<Record<string, unknown>>;

/** A query and a form are text only: a value becomes what its field's schema wants, if it can be read as that. */
function coerce(schema: v.GenericSchema, given: Fields): Record<string, unknown> {
  const fields = (schema as { entries?: Record<string, v.GenericSchema> }).entries ?? {};
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const field = fields[name];
      return [name, field === undefined ? value : asWanted(field, value)];
    }),
  );
}

function asWanted(schema: v.GenericSchema, value: unknown): unknown {
  const wanted = schema as Shape;
  if (wanted.wrapped !== undefined) return asWanted(wanted.wrapped, value);
  // One value of a list looks like no list.
  if (wanted.type === "array") return Array.isArray(value) ? value : [value];
  if (typeof value !== "string") return value;
  if (wantsNumber(wanted) && /^-?\d+(\.\d+)?$/.test(value)) return Number(value);
  if (wanted.type === "boolean" && (value === "true" || value === "false")) return value === "true";
  return value;
}

/** What can be seen of a schema from outside. */
interface Shape {
  readonly type: string;
  readonly wrapped?: v.GenericSchema;
  readonly options?: readonly unknown[];
}

function wantsNumber({ type, options }: Shape): boolean {
  return (
    type === "number" || (type === "picklist" && options?.every((one) => typeof one === "number") === true)
  );
}
