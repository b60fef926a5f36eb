import type { CallDefinition } from "#shared/contract/define.ts";
import type { CallInput, CallName, CallOutput, HttpCallName } from "#shared/contract/index.ts";
import { loadCall } from "#shared/contract/load.ts";
import type { CallOptions, CallResult } from "#shared/rpc/api.ts";
import type { Answer } from "./answer-kind.ts";
import { CallFailed, failureError, refusalError } from "./call-failed.ts";
import { checkInput } from "./call-request.ts";
import { createInvalidation, type Invalidation } from "./invalidation.ts";
import type { Reads } from "./reads.ts";
import type { Send } from "./sender.ts";
import { actsFor, createShownPerson, doesAct } from "./shown-person.ts";

export interface ClientOptions {
  readonly send: Send;
  readonly reads: Reads;
  token(): Promise<string>;
  /** The language the page speaks: kept answers may hold its words. */
  language(): Promise<string>;
  /** Whom the page shows, or showed last; 0 for nobody yet. */
  shown(): Promise<number>;
  /** A call's definition, undefined for a name that is none; the contract's when absent. */
  readonly load?: (name: string) => Promise<CallDefinition | undefined>;
}

/** Runs any call of the contract (R6.*, R7.*, R8.*). */
export interface HttpClient {
  /** Rejects with a CofferError. */
  call<N extends HttpCallName>(name: N, input: CallInput<N>, options: CallOptions): Promise<CallResult<N>>;
  cancel(id: string): void;
  /** Drops kept answers that something else made out of date, and notifies who shows it. */
  forget(names: readonly CallName[]): void;
  readonly onInvalidated: Invalidation["onInvalidated"];
  /** How many answers are kept. */
  storedAnswers(): number;
}

export function createHttpClient(options: ClientOptions): HttpClient {
  const { reads, send, load = loadCall } = options;
  const running = new Map<string, AbortController>();
  const stored = createInvalidation(reads);
  const person = createShownPerson(async () => {
    const definition = await definitionOf("profile.get");
    // Nobody's to cancel, and no page's to redirect: who waits for it says what they were about.
    return run("profile.get", definition, {}, { id: "", exempt: true }, new AbortController().signal);
  });

  async function definitionOf(name: string): Promise<CallDefinition> {
    const definition = await load(name).catch(() => {
      // A part of the contract that cannot be fetched: nothing was sent.
      throw new CallFailed("code", "", false);
    });
    if (definition === undefined) throw new CallFailed("request", `no call named ${name}`, false);
    return definition;
  }

  async function answer(
    name: HttpCallName,
    definition: CallDefinition,
    input: unknown,
    cancelled: AbortSignal,
  ): Promise<Answer> {
    const fields = checkInput(name, definition, input);
    const [token, language, shown] = await Promise.all([
      options.token(),
      options.language(),
      options.shown(),
    ]);
    stored.belongTo(token);
    // What is read or done is of the person who is shown, or of nobody. Only who that is may be asked by anybody.
    if (name !== "profile.get") await person.admit(token, shown, actsFor(name, definition, input));
    if (cancelled.aborted) throw new CallFailed("cancelled", "", false);
    const call = { name, definition, fields, token };
    const read = { call: name, definition, input: fields, token, language };
    const given = isRead(definition)
      ? await reads.fetch(read, cancelled, (signal) => send(call, signal))
      : await send(call, cancelled);
    const isOver = given.kind === "refused" && given.refusal.kind === "NotLoggedIn";
    if (name !== "profile.get" && !isOver) return given;
    // What comes late, under a token of before, is of nobody whom the page shows: neither who that is, nor that they have gone.
    const now = await options.token();
    if (isOver && now !== token && now !== "") throw new CallFailed("network", "", true);
    if (name === "profile.get" && now === token) person.learn(token, given);
    return given;
  }

  /** One call whose definition is known. Rejects with a CofferError. */
  async function run<N extends HttpCallName>(
    name: N,
    definition: CallDefinition,
    input: unknown,
    { exempt, reminder }: CallOptions,
    cancelled: AbortSignal,
  ): Promise<CallResult<N>> {
    const money = definition.money === true;
    const { extension } = definition;
    const requestId = money ? requestIdOf(input) : "";
    const context = { call: name, acts: doesAct(definition, input), requestId, reminder, extension };
    try {
      const given = await answer(name, definition, input, cancelled);
      if (given.kind === "ok") {
        const data = given.data as CallOutput<N>;
        return { kind: "ok", data, invalidates: stored.after(name, definition) };
      }
      const { kind, forgets, settles } = given.refusal;
      reads.forget(forgets);
      // A page for everybody that learns so from the profile shows nobody from now on.
      const isNobody = exempt && name === "profile.get";
      if (kind === "NotLoggedIn") stored.dropSession(await options.token(), isNobody);
      // Of money it is no answer that nobody is logged in: another copy may have arrived while somebody was.
      if (exempt && !money && settles === "anonymous-when-exempt")
        return { kind: "anonymous", raw: given.raw };
      throw refusalError(given, context, definition);
    } catch (thrown) {
      const error = failureError(thrown, context);
      if (error.data.outcome === "unknown") stored.after(name, definition);
      throw error;
    }
  }

  return {
    async call<N extends HttpCallName>(name: N, input: CallInput<N>, callOptions: CallOptions) {
      const { id, reminder } = callOptions;
      const abort = new AbortController();
      running.set(id, abort);
      try {
        const definition = await definitionOf(name);
        return await run(name, definition, input, callOptions, abort.signal);
      } catch (thrown) {
        throw failureError(thrown, { call: name, acts: false, requestId: "", reminder });
      } finally {
        if (running.get(id) === abort) running.delete(id);
      }
    },
    forget: (names) => stored.forget(names),
    cancel(id) {
      running.get(id)?.abort();
    },
    onInvalidated: (listener) => stored.onInvalidated(listener),
    storedAnswers: () => reads.stored,
  };
}

/** What may share a request and be kept. Other POSTs each mean something of their own. */
function isRead(definition: CallDefinition): boolean {
  return definition.money !== true && (definition.method === "GET" || definition.cacheMs !== undefined);
}

function requestIdOf(input: unknown): string {
  const id = (input as { readonly requestId?: unknown } | null | undefined)?.requestId;
  return typeof id === "string" ? id : "";
}
