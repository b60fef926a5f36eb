import { type Json, stableJson } from "./stable-json.ts";

/** What a request asks, whoever writes it down: signatures and marks of questions cover this. */
export interface Question {
  /** Query values as texts. */
  readonly query: Readonly<Record<string, string>>;
  /** Null when the call has none. */
  readonly body: Json;
}

/** A question as text, equal for equal questions; `path` below the API prefix, with or without a leading slash (D10.17). */
export function questionText(path: string, { query, body }: Question): string {
  return stableJson({ path: path.replace(/^\/+/, ""), query, body });
}
