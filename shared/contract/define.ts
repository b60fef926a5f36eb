import type * as v from "valibot";

/** One call of spec section 7 as data. Everything that treats calls alike reads this and nothing else. */
export interface CallDefinition<
  Req extends v.GenericSchema = v.GenericSchema,
  Res extends v.GenericSchema = v.GenericSchema,
> {
  readonly method: "GET" | "POST";
  /** Below the API prefix, as the spec writes it, with or without a leading slash. */
  readonly path: string;
  readonly request: Req;
  /** Shape of the envelope's `result`. */
  readonly response: Res;
  /** Not in spec section 7, but a screen needs it (design section 10). */
  readonly extension?: true;
  /** Moves money or changes who can: carries a `requestId` in its input and is never sent again by itself. */
  readonly money?: true;
  /** Answers may be kept this long, ms (spec section 9: 60 s unless a figure in it moves faster). */
  readonly cacheMs?: number;
  /** How the body of a POST is written, default json. A GET puts its input into the query string, a list as a repeated key. */
  readonly encoding?: "json" | "form";
  /** Carries the Guid header (spec section 7). */
  readonly guid?: true;
  /** The request is signed (design section 10). */
  readonly signed?: true;
  /** An answer whose signature is missing or wrong fails the call (spec section 5, design section 10). */
  readonly verified?: true;
  /** `public`: answers people who are signed out too. Default private: without a user the answer is 10007. */
  readonly access?: "public" | "private";
  /** Default json, in the envelope. `text`: the bare body is the answer. */
  readonly responseType?: "json" | "text";
  /** Message keys that replace the error-code translations for this call, by ret_code. */
  readonly errorTexts?: Readonly<Record<string, string>>;
  /** Reads whose kept answers are out of date once this call succeeded. */
  readonly invalidates?: readonly string[];
}

export function defineCall<const D extends CallDefinition>(definition: D): D {
  return definition;
}

/** One topic the page can subscribe to: its parameters and its rows, types only. */
export interface TopicDefinition<Params, Row> {
  readonly params: Params;
  readonly row: Row;
}
