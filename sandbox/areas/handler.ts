import type { CallInput, CallOutput, HttpCallName, MoneyCallName } from "#shared/contract/index.ts";
import type { Person } from "../accounts/person.ts";
import type { Exchange } from "../exchange.ts";
import type { Db } from "../ledger/database.ts";

/** What a call's handler gets beside its checked input. */
export interface Context<S = object> {
  readonly exchange: Exchange<S>;
  readonly db: Db;
  /** Server time of the request, ms. */
  readonly now: number;
  /** The session's token, "" when signed out. */
  readonly token: string;
  /** Of the host that was asked, e.g. "http://eu.localhost:4400". */
  readonly origin: string;
  /** Ends the browser's session cookie with the answer. */
  readonly clearCookie: () => void;
}

export interface MoneyContext<S = object> extends Context<S> {
  /** The transaction of the money call: all effects go through it. */
  readonly tx: Db;
  /** Runs once the effects are certain. */
  readonly afterCommit: (task: () => void) => void;
}

/** Anybody may call. */
export interface PublicHandler<N extends HttpCallName, S> {
  readonly access: "public";
  readonly handle: (
    input: CallInput<N>,
    context: Context<S>,
    person: Person | null,
  ) => Promise<CallOutput<N>>;
}

/** Refused with 10007 without a session. */
export interface PrivateHandler<N extends HttpCallName, S> {
  readonly access: "private";
  readonly handle: (input: CallInput<N>, context: Context<S>, person: Person) => Promise<CallOutput<N>>;
}

/**
 * What a person needs to make a money call: to be allowed to convert at the moment it is made, whatever was allowed
 * when its price was; or nothing beyond the session, for what only gives money back.
 */
export type Admission = "convert" | "session";

/** Private, and done once a requestId. */
export interface MoneyHandler<N extends HttpCallName, S> {
  readonly access: "money";
  readonly admission: Admission;
  readonly handle: (input: CallInput<N>, context: MoneyContext<S>, person: Person) => Promise<CallOutput<N>>;
}

/** A call that the contract marks `money` must be handled as one, the others must not. */
export type Handler<N extends HttpCallName, S = object> = N extends MoneyCallName
  ? MoneyHandler<N, S>
  : PublicHandler<N, S> | PrivateHandler<N, S>;

/** Handlers of any calls. */
export type Handlers<S> = { readonly [N in HttpCallName]?: Handler<N, S> };

/** Handlers of all calls whose name begins with an area: one missing is a type error. `S`: the settings they read. */
export type AreaHandlers<A extends string, S = object> = {
  readonly [N in HttpCallName as N extends `${A}.${string}` ? N : never]: Handler<N, S>;
};

/** The area of a call: what its name begins with. */
export type AreaOf<N> = N extends `${infer A}.${string}` ? A : never;

/**
 * Takes the handlers of the areas that the sandbox serves. An area with one handler must have all of its own; a call of
 * an area with none is answered with 10017.
 */
export function serveAreas<H extends Partial<Record<HttpCallName, unknown>>>(
  handlers: H & AreaHandlers<AreaOf<keyof H>, never>,
): H {
  return handlers;
}
