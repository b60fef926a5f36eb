import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { callDefinition, type HttpCallName } from "#shared/contract/index.ts";
import { sessionCookie } from "../accounts/sessions.ts";
import type { Arrivals } from "../control/arrivals.ts";
import type { Callers } from "../control/callers.ts";
import type { Fault, Faults } from "../control/faults.ts";
import type { Exchange } from "../exchange.ts";
import { codes } from "../refusal.ts";
import { isSecure } from "../serving/security-headers.ts";
import { originOf } from "../serving/sign-in.ts";
import type { Settings } from "../settings.ts";
import { answerSignature } from "../signing/answer-signature.ts";
import { compressed } from "./compressed.ts";
import { dispatch } from "./dispatcher.ts";
import { forgedReply, type Reply, replyOf } from "./forged-answer.ts";
import { findCall } from "./routes.ts";

const apiPrefix = "/x-api/";

export interface Api {
  readonly exchange: Exchange<Settings>;
  /** Undefined where no test is in control. */
  readonly tests?: ApiTests | undefined;
}

/** What tests do to calls and want to know of them. */
export interface ApiTests {
  readonly faults: Faults;
  readonly arrivals: Arrivals;
  readonly callers: Callers;
}

const jsonType = "application/json; charset=utf-8";

/** Everything under the API prefix: one route, driven by the contract. */
export function serveApi(fastify: FastifyInstance, api: Api): void {
  fastify.all(`${apiPrefix}*`, async (request, reply) => {
    const [pathname = ""] = request.url.split("?", 1);
    const path = pathname.slice(apiPrefix.length);
    const call = findCall(request.method, path);
    void reply.header("Cache-Control", "no-store");
    if (call === undefined) {
      const unknown = { retCode: codes.noSuchRoute, retMsg: "No such route", result: null };
      return reply.type(jsonType).send(replyOf(path, unknown, api.exchange.clock.now()).text);
    }
    const body = typeof request.body === "string" ? request.body : "";
    const fault = api.tests === undefined ? {} : await faultOf(api.tests, call, request, body);
    if (fault.latencyMs !== undefined) await pause(api, fault.latencyMs);
    if (fault.dropBeforeHandling === true) return drop(request, reply);
    const { requestId: queried } = request.query as { readonly requestId?: unknown };
    const ownId = typeof queried === "string" ? queried : requestIdOf(body);
    const forged = forgedReply(fault, path, ownId, api.exchange.clock.now());
    const isHandled = forged === undefined || fault.afterHandling === true;
    const own = isHandled ? await handle(api, call, request, reply, { path, body }) : undefined;
    if (fault.answerLatencyMs !== undefined) await pause(api, fault.answerLatencyMs);
    if (fault.dropAfterHandling === true) return drop(request, reply);
    const answer = forged ?? own ?? { status: 500, text: "" };
    return send(api, call, fault, answer, request, reply);
  });
}

/** Counts the arrival and answers what is to go wrong with it. */
async function faultOf(
  { faults, arrivals, callers }: ApiTests,
  call: HttpCallName,
  request: FastifyRequest,
  body: string,
): Promise<Fault> {
  const { usertoken: token } = request.headers;
  const account = typeof token === "string" ? await callers(token) : "";
  arrivals.note(call, requestIdOf(body), account);
  return faults.take(call, account) ?? {};
}

async function handle(
  api: Api,
  call: HttpCallName,
  request: FastifyRequest,
  reply: FastifyReply,
  { path, body }: { readonly path: string; readonly body: string },
): Promise<Reply> {
  const { usertoken: token, "x-signature": signature } = request.headers;
  try {
    const answer = await dispatch(api.exchange, call, {
      query: request.query as Record<string, unknown>,
      body,
      path,
      origin: originOf(request),
      token: typeof token === "string" ? token : "",
      signature: typeof signature === "string" ? signature : "",
      clearCookie: () => void reply.header("Set-Cookie", sessionCookie("", isSecure(request.raw))),
    });
    return replyOf(path, answer, api.exchange.clock.now());
  } catch (error) {
    request.log.error(error, `${call} failed`);
    const answer = { retCode: codes.serverFault, retMsg: "Server fault", result: null };
    return replyOf(path, answer, api.exchange.clock.now(), 500);
  }
}

/** Signs what has to be signed and sends it, or as much of it as the fault lets through. */
function send(
  api: Api,
  call: HttpCallName,
  fault: Fault,
  { status, text }: Reply,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | Promise<FastifyReply> {
  const { exchange } = api;
  const as = fault.signature ?? (callDefinition(call).verified === true ? "sound" : "absent");
  const signature = answerSignature(text, exchange.keys.responseKey, exchange.clock.now(), as);
  if (signature !== "") void reply.header("X-Signature", signature);
  if (fault.cutBody === true) return cut(request, reply, text);
  void reply.code(status).type(fault.contentType ?? jsonType);
  return compressed(text, request, reply);
}

/** Promises the whole body, sends half of it and dies. */
function cut(request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  void reply.hijack();
  const bytes = Buffer.from(text);
  reply.raw.writeHead(200, { "Content-Type": jsonType, "Content-Length": bytes.length });
  reply.raw.write(bytes.subarray(0, bytes.length >> 1), () => request.raw.socket.destroy());
  return reply;
}

function drop(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  void reply.hijack();
  request.raw.socket.destroy();
  return reply;
}

function pause(api: Api, ms: number): Promise<void> {
  return new Promise((resolve) => {
    api.exchange.clock.after(ms, resolve);
  });
}

function requestIdOf(body: string): string {
  return /"requestId"\s*:\s*"([^"]{1,64})"/.exec(body)?.[1] ?? "";
}
