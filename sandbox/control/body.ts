import * as v from "valibot";

/** A body as its schema says; a wrong one is an error of the test, answered with 400. */
export function readControl<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const checked = v.safeParse(schema, parsed(body));
  if (checked.success) return checked.output;
  const [issue] = checked.issues;
  throw Object.assign(new Error(`${v.getDotPath(issue) ?? "body"}: ${issue.message}`), { statusCode: 400 });
}

function parsed(body: unknown): unknown {
  try {
    return JSON.parse(typeof body === "string" && body !== "" ? body : "{}");
  } catch {
    throw Object.assign(new Error("body: not JSON"), { statusCode: 400 });
  }
}
