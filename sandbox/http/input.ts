import * as v from "valibot";
import { codes, Refusal } from "../refusal.ts";

/** Reads a call's input from the request and checks it against the contract's schema. Refuses with 10001. */
export function readInput(
  method: "GET" | "POST",
  schema: v.GenericSchema,
  query: Readonly<Record<string, unknown>>,
  body: string,
): unknown {
  const raw = method === "GET" ? coerceNumbers(schema, query) : parseBody(body);
  const checked = v.safeParse(schema, raw);
  if (checked.success) return checked.output;
  const [issue] = checked.issues;
  const field = v.getDotPath(issue) ?? "body";
  throw new Refusal(codes.badParameter, `${field}: ${issue.message}`);
}

function parseBody(body: string): unknown {
  if (body.trim() === "") return {};
  try {
    return JSON.parse(body);
  } catch {
    throw new Refusal(codes.badParameter, "body: not JSON");
  }
}

/** A query is text only: values of fields that the schema has as numbers become numbers, if they are. */
function coerceNumbers(
  schema: v.GenericSchema,
  query: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const fields = (schema as { entries?: Record<string, v.GenericSchema> }).entries ?? {};
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => {
      const field = fields[name];
      const numeric = typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value);
      return [name, numeric && field !== undefined && wantsNumber(field) ? Number(value) : value];
    }),
  );
}

function wantsNumber(schema: v.GenericSchema): boolean {
  const { type, wrapped, options } = schema as {
    type: string;
    wrapped?: v.GenericSchema;
    options?: readonly unknown[];
  };
  if (wrapped !== undefined) return wantsNumber(wrapped);
  return (
    type === "number" || (type === "picklist" && options?.every((one) => typeof one === "number") === true)
  );
}
