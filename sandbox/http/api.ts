import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { HttpCallName } from "#shared/contract/index.ts";
import { sessionCookie } from "../accounts/sessions.ts";
import type { Arrivals } from "../control/arrivals.ts";
import type { Fault, Faults } from "../control/faults.ts";
import type { Exchange } from "../exchange.ts";
import { codes } from "../refusal.ts";
import { dispatch } from "./dispatcher.ts";
import { type Answer, envelope } from "./envelope.ts";
import { findCall } from "./routes.ts";

export const apiPrefix = "/x-api/";

export interface Api {
  readonly exchange: Exchange;
  readonly faults: Faults;
  readonly arrivals: Arrivals;
}

/** Everything under the API prefix: one route, driven by the contract. */
export function serveApi(fastify: FastifyInstance, api: Api): void {
  fastify.all(`${apiPrefix}*`, async (request, reply) => {
    const path = new URL(request.url, "http://api").pathname.slice(apiPrefix.length);
    const call = findCall(request.method, path);
    void reply.header("Cache-Control", "no-store");
    if (call === undefined) {
      return send(reply, api, path, { retCode: codes.noSuchRoute, retMsg: "No such route", result: null });
    }
    const body = typeof request.body === "string" ? request.body : "";
    api.arrivals.note(call, requestIdOf(body));
    const fault = api.faults.take(call);
    if (!(await beforeHandling(api, fault, request, reply))) return reply;
    const answer = await handle(api, call, request, reply, body);
    if (fault?.answerLatencyMs !== undefined) await pause(api, fault.answerLatencyMs);
    if (fault?.dropAfterHandling === true) return drop(request, reply);
    return send(reply, api, path, answer);
  });
}

/** Lets the fault happen. False when there is nothing left to answer. */
async function beforeHandling(
  api: Api,
  fault: Fault | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  if (fault === undefined) return true;
  if (fault.latencyMs !== undefined) await pause(api, fault.latencyMs);
  if (fault.dropBeforeHandling === true) {
    drop(request, reply);
    return false;
  }
  if (fault.status === undefined && fault.body === undefined) return true;
  void reply
    .code(fault.status ?? 200)
    .type("application/json; charset=utf-8")
    .send(fault.body ?? "");
  return false;
}

async function handle(
  api: Api,
  call: HttpCallName,
  request: FastifyRequest,
  reply: FastifyReply,
  body: string,
): Promise<Answer> {
  const header = request.headers.usertoken;
  try {
    return await dispatch(api.exchange, call, {
      query: request.query as Record<string, unknown>,
      body,
      token: typeof header === "string" ? header : "",
      clearCookie: () => void reply.header("Set-Cookie", sessionCookie("", request.protocol === "https")),
    });
  } catch (error) {
    request.log.error(error, `${call} failed`);
    void reply.code(500);
    return { retCode: codes.serverFault, retMsg: "Server fault", result: null };
  }
}

function send(reply: FastifyReply, api: Api, path: string, answer: Answer): FastifyReply {
  return reply
    .type("application/json; charset=utf-8")
    .send(JSON.stringify(envelope(path, answer, api.exchange.clock.now())));
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
