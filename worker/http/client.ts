import type { CallDefinition } from "#shared/contract/define.ts";
import {
  type CallInput,
  type CallName,
  type CallOutput,
  callDefinition,
  type HttpCallName,
  httpCalls,
} from "#shared/contract/index.ts";
import type { CallOptions, CallResult } from "#shared/rpc/api.ts";
import { cofferError } from "#shared/rpc/errors.ts";
import type { Clock } from "../clock.ts";
import { type Answer, readAnswer } from "./answer.ts";
import { type CallContext, CallFailed, failureError } from "./call-failed.ts";
import { buildRequest, checkInput } from "./call-request.ts";
import { Reads } from "./reads.ts";
import { type Fetch, roundTrip } from "./round-trip.ts";
import type { ServerClock } from "./server-clock.ts";

export interface ClientOptions {
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly serverClock: ServerClock;
  readonly apiBase: string;
  readonly platform: string;
  token(): Promise<string>;
}

/** Runs any call of the contract (spec sections 6 to 8). */
export interface HttpClient {
  /** Rejects with a CofferError. */
  call<N extends HttpCallName>(name: N, input: CallInput<N>, options: CallOptions): Promise<CallResult<N>>;
  cancel(id: string): void;
  /** Called with the reads whose answers a call made out of date. */
  onInvalidated(listener: (calls: readonly CallName[]) => void): () => void;
}

export function createHttpClient(options: ClientOptions): HttpClient {
  const { clock, serverClock, apiBase, platform } = options;
  const reads = new Reads(clock);
  const running = new Map<string, AbortController>();
  const listeners = new Set<(calls: readonly CallName[]) => void>();

  async function answer(
    name: HttpCallName,
    definition: CallDefinition,
    input: unknown,
    cancelled: AbortSignal,
  ): Promise<Answer> {
    const fields = checkInput(name, definition, input);
    const token = await options.token();
    reads.belongTo(token);
    if (cancelled.aborted) throw new CallFailed("cancelled", "", false);
    const send = async (signal: AbortSignal): Promise<Answer> => {
      const request = buildRequest(definition, fields, { apiBase, platform, token });
      const reply = await roundTrip({ fetch: options.fetch, clock }, request, signal);
      return readAnswer(name, definition.response, reply, (sample) => serverClock.observe(sample));
    };
    if (!isRead(definition)) return send(cancelled);
    const read = { call: name, cacheMs: definition.cacheMs ?? 0, input: fields, token };
    return reads.ask(read, cancelled, send);
  }

  /** After success, and after a money call that may have happened, kept answers are out of date. */
  function invalidate(name: HttpCallName, definition: CallDefinition): readonly CallName[] {
    if (name === "profile.logout") reads.forgetAll();
    const names = (definition.invalidates ?? []) as readonly CallName[];
    reads.forget(names);
    if (names.length > 0) for (const listener of listeners) listener(names);
    return names;
  }

  return {
    async call<N extends HttpCallName>(name: N, input: CallInput<N>, { id, exempt }: CallOptions) {
      const context = contextOf(name, input);
      if (!Object.hasOwn(httpCalls, name)) {
        throw failureError(new CallFailed("request", `no call named ${name}`, false), context);
      }
      const definition = callDefinition(name);
      const abort = new AbortController();
      running.set(id, abort);
      try {
        const given = await answer(name, definition, input, abort.signal);
        if (given.kind === "ok") {
          const data = given.data as CallOutput<N>;
          return { kind: "ok", data, invalidates: invalidate(name, definition) };
        }
        reads.forget(given.refusal.forgets);
        if (exempt && given.refusal.anonymousWhenExempt) return { kind: "anonymous", raw: given.raw };
        throw refusalError(given, context);
      } catch (thrown) {
        const error = failureError(thrown, context);
        if (error.data.outcome === "unknown") invalidate(name, definition);
        throw error;
      } finally {
        if (running.get(id) === abort) running.delete(id);
      }
    },
    cancel(id) {
      running.get(id)?.abort();
    },
    onInvalidated(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** What may share a request and be kept. Other POSTs each mean something of their own. */
function isRead(definition: CallDefinition): boolean {
  return definition.money !== true && (definition.method === "GET" || definition.cacheMs !== undefined);
}

function contextOf(call: HttpCallName, input: unknown): CallContext {
  const money = Object.hasOwn(httpCalls, call) && callDefinition(call).money === true;
  const id = money ? (input as { readonly requestId?: unknown } | null)?.requestId : undefined;
  return { call, money, requestId: typeof id === "string" ? id : "" };
}

function refusalError(answer: Extract<Answer, { kind: "refused" }>, { call, requestId }: CallContext) {
  const { refusal, code, retMsg } = answer;
  return cofferError({ kind: refusal.kind, code, message: refusal.message(retMsg), call, requestId });
}
