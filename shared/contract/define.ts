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
