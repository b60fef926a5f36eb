import * as v from "valibot";
import { callDefinition, type HttpCallName } from "#shared/contract/index.ts";
import type { Person } from "../accounts/person.ts";
import { personOfToken } from "../accounts/sessions.ts";
import type { Admission, Context, MoneyContext } from "../areas/handler.ts";
import { handlers } from "../areas/index.ts";
import { requireAdmission } from "../dealer/admission.ts";
import type { Exchange } from "../exchange.ts";
import { codes, Refusal } from "../refusal.ts";
import type { Settings } from "../settings.ts";
import { bearerMark, questionMark } from "../signing/echo-marks.ts";
import { requireSignature } from "../signing/request-signature.ts";
import type { Answer } from "./envelope.ts";
import { readInput, signedContent } from "./input.ts";

export interface ApiRequest {
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: string;
  readonly token: string;
  readonly origin: string;
  /** Below the API prefix. */
  readonly path: string;
  /** The X-Signature header, "" when there is none. */
  readonly signature: string;
  readonly clearCookie: () => void;
}

/** A handler as the dispatcher sees it: the contract's schemas stand for the types it cannot know. */
interface AnyHandler {
  readonly access: "public" | "private" | "money";
  /** Of a money call. */
  readonly admission?: Admission;
  handle(input: unknown, context: Context<Settings>, person: Person | null): Promise<unknown>;
}

/** Runs one call of the contract. Refusals become answers; a handler that breaks the contract throws. */
export async function dispatch(
  exchange: Exchange<Settings>,
  name: HttpCallName,
  request: ApiRequest,
): Promise<Answer> {
  // Only what is known to be a request of this person, whole and signed, is named in its answer.
  let requestId: string | undefined;
  const read = (input: unknown): void => {
    const named = v.safeParse(v.object({ requestId: v.string() }), input);
    if (named.success) ({ requestId } = named.output);
  };
  const bearer = request.token === "" ? undefined : bearerMark(request.token);
  let question: string | undefined;
  try {
    const definition = callDefinition(name);
    const isMoney = definition.money === true;
    question = questionMark(request.path, signedContent(definition, request));
    const answer = await exchange.gate.pass(name, isMoney, () => run(exchange, name, request, read));
    return { ...answer, requestId, bearer, question };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return {
      retCode: error.retCode,
      retMsg: error.message,
      result: error.result,
      requestId,
      bearer,
      question,
    };
  }
}

async function run(
  exchange: Exchange<Settings>,
  name: HttpCallName,
  request: ApiRequest,
  read: (input: unknown) => void,
): Promise<Answer> {
  const definition = callDefinition(name);
  const handler = handlerOf(name);
  if (handler === undefined) throw new Refusal(codes.noSuchRoute, "No such route");
  const { db } = exchange.database;
  const now = exchange.clock.now();
  const person = (await personOfToken(db, request.token, now)) ?? null;
  if (handler.access !== "public" && person === null) throw new Refusal(codes.notLoggedIn, "Not logged in");
  if (definition.signed === true) {
    const { signature: header, path } = request;
    requireSignature({ header, path, ...signedContent(definition, request) }, exchange.keys.requestKey, now);
  }
  const input = readInput(definition, request.query, request.body);
  read(input);
  const { token, origin, clearCookie } = request;
  const context: Context<Settings> = { exchange, db, now, token, origin, clearCookie };
  const answer =
    handler.access === "money" && person !== null
      ? await runOnce(exchange, name, handler, input, context, person)
      : { retCode: 0, retMsg: "OK", result: await handler.handle(input, context, person) };
  if (answer.retCode === 0) v.parse(definition.response, answer.result);
  return answer;
}

/** Undefined for a call of an area that is not served. */
function handlerOf(name: HttpCallName): AnyHandler | undefined {
  const known: Partial<Record<HttpCallName, unknown>> = handlers;
  return known[name] as AnyHandler | undefined;
}

async function runOnce(
  exchange: Exchange<Settings>,
  name: HttpCallName,
  handler: AnyHandler,
  input: unknown,
  context: Context<Settings>,
  person: Person,
): Promise<Answer> {
  const { requestId } = v.parse(v.object({ requestId: v.string() }), input);
  const afterwards: (() => void)[] = [];
  const answer = await exchange.moneyCalls.once(
    { userId: person.id, requestId, call: name, body: input },
    async (tx) => {
      await exchange.refuseIneligible(tx, person, name, context.origin);
      if (handler.admission === "convert") requireAdmission(person, exchange.settings, context.now);
      const money: MoneyContext<Settings> = { ...context, tx, afterCommit: (task) => afterwards.push(task) };
      return handler.handle(input, money, person);
    },
  );
  for (const task of afterwards) task();
  return answer;
}
