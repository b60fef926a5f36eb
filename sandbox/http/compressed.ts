import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Shorter ones fit a packet or two as they are, bytes. */
const minBytes = 1400;
/** Quick: most of what is won is won at once, and many ask at a time. */
const level = 4;
const zip = promisify(gzip);

/** Sends a text, as few bytes as the client takes it in. What is signed is the text, whatever carries it. */
export async function compressed(
  text: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  void reply.header("Vary", "Accept-Encoding");
  const takesGzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(
    request.headers["accept-encoding"] ?? "",
  );
  if (!takesGzip || text.length < minBytes) return reply.send(text);
  return reply.header("Content-Encoding", "gzip").send(await zip(text, { level }));
}
