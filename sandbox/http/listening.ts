import type { Server } from "node:http";
import type { FastifyHttpOptions, FastifyInstance } from "fastify";
import { nestedTooDeep } from "./json-depth.ts";

/** What every door of the exchange asks of a request before anything reads it. */

const largestBody = 64 << 10;
/** A request has so long to come whole, ms, and its headers less: who sends a byte a second holds no line for long. */
const requestMs = 20_000;
const headersMs = 10_000;
const lookMs = 5_000;

/** A name or an address, with or without a port. */
const hostShape = /^([a-z0-9._-]{1,253}|\[[0-9a-f:.]{2,45}\])(:\d{1,5})?$/i;

export const serverOptions: FastifyHttpOptions<Server> = {
  bodyLimit: largestBody,
  forceCloseConnections: true,
  requestTimeout: requestMs,
  http: { headersTimeout: headersMs, connectionsCheckingInterval: lookMs },
};

/** Every body comes as text: each door reads its own, and says itself what is wrong with it. */
export function listenCarefully(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => {
    if (nestedTooDeep(String(body))) done(badRequest("The body is nested too deeply"));
    else done(null, body);
  });
  fastify.addHook("onRequest", async (request) => {
    const { host } = request.headers;
    if (host !== undefined && !hostShape.test(host)) throw badRequest("Not a host");
  });
}

function badRequest(message: string): Error & { readonly statusCode: number } {
  return Object.assign(new Error(message), { statusCode: 400 });
}
