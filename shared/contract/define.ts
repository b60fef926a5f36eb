import type * as v from "valibot";
import type { Bind } from "./binding.ts";

/** One call of R7.* as data. Everything that treats calls alike reads this and nothing else. */
export type CallDefinition<
  Req extends v.GenericSchema = v.GenericSchema,
  Res extends v.GenericSchema = v.GenericSchema,
> = EndpointDefinition<Req, Res> & {
  /** Of its monitoring event, 70100 to 70167 (R7.32). Calls of one purpose share theirs: the event's route tells them apart. */
  readonly eventCode: number;
};

/** What is true of collectors too, whose own calls are not monitored. */
export type EndpointDefinition<
  Req extends v.GenericSchema = v.GenericSchema,
  Res extends v.GenericSchema = v.GenericSchema,
> = EndpointFields<Req, Res> & (MoneyFields | ChangeFields | ReadFields);

/** Moves money or changes who can: carries a `requestId` in its input and is never sent again by itself. */
interface MoneyFields {
  readonly money: true;
  readonly changes?: never;
  /** The request is signed (D10.4). */
  readonly signed: true;
  /** An unsigned answer proves neither "done" nor "nothing happened". */
  readonly verified: true;
  /** The ret_codes that prove that nothing happened; any other leaves the outcome unknown (definite-refusals.ts). */
  readonly definiteRefusals: readonly string[];
}

/** Changes something else than money: what became of it is read from a state, and only a closed list says that it is undone. */
interface ChangeFields {
  readonly money?: never;
  readonly changes: true;
  readonly signed?: true;
  readonly verified: true;
  readonly definiteRefusals: readonly string[];
}

interface ReadFields {
  readonly money?: never;
  readonly changes?: never;
  readonly definiteRefusals?: never;
  readonly signed?: true;
  /** An answer whose signature is missing or wrong fails the call (R5.4, D10.5). */
  readonly verified?: true;
}

interface EndpointFields<Req extends v.GenericSchema, Res extends v.GenericSchema> {
  readonly method: "GET" | "POST";
  /** Below the API prefix, as R7.* writes it, with or without a leading slash. */
  readonly path: string;
  readonly request: Req;
  /** Shape of the envelope's `result`. */
  readonly response: Res;
  /** Default json, in the envelope. `text`: the bare body is the answer. */
  readonly responseType?: "json" | "text";
  /** Not in R7.*, but a screen needs it (F2i.1). */
  readonly extension?: true;
  /** Answers may be kept this long, ms (R9.3: 60 s unless a figure in it moves faster). */
  readonly cacheMs?: number;
  /**
   * How the body of a POST is written, default json; `none`: it has no body. A GET puts its input into the query string, a
   * list as a repeated key.
   */
  readonly encoding?: "json" | "form" | "none";
  /** Carries the Guid header (R7.20, R7.22). */
  readonly guid?: true;
  /** What the answer has to repeat of the request; one that does not is unreadable. Over all signed calls comes the id. */
  readonly binds?: readonly Bind[];
  /** What is wrong with an answer of the right shape, "" when nothing is: such a one is unreadable too. `serverNow` in ms. */
  sane?(answer: unknown, request: unknown, serverNow: number): string;
  /** `public`: answers people who are signed out too. Default private: without a user the answer is 10007. */
  readonly access?: "public" | "private";
  /** Of a call that changes something: whether this input only asks. That changes nothing, and may be sent again. */
  readonly asks?: (input: unknown) => boolean;
  /** Reads whose kept answers are out of date once this call succeeded. */
  readonly invalidates?: readonly string[];
}

/** What a definition's rule is given: an answer and a request of its own shapes. */
interface Sane<D extends CallDefinition> {
  readonly sane?: (
    answer: v.InferOutput<D["response"]>,
    request: v.InferOutput<D["request"]>,
    serverNow: number,
  ) => string;
}

/** The type tells no rule: its shapes are its file's own. */
export function defineCall<const D extends CallDefinition>(
  definition: D & Sane<D>,
): { [K in keyof D as K extends "sane" ? never : K]: D[K] } {
  return definition;
}

export function defineEndpoint<const D extends EndpointDefinition>(definition: D): D {
  return definition;
}

/** One topic the page can subscribe to: its parameters and its rows, types only. */
export interface TopicDefinition<Params, Row> {
  readonly params: Params;
  readonly row: Row;
}
