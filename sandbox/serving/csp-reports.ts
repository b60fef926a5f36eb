import type { FastifyInstance } from "fastify";
import type { Exchange } from "../exchange.ts";
import { rateLimit } from "../http/rate-limit.ts";
import { Stored } from "./file-cache.ts";

const maxStored = 100;
const maxStoredCharacters = 1 << 20;

/**
 * Takes in what browsers refused under the policy. `GET /sandbox/control/csp-reports` shows it where tests are in
 * control; elsewhere nothing of it is kept.
 */
export function serveCspReports(
  fastify: FastifyInstance,
  { settings, clock }: Exchange,
  controlled: boolean,
): void {
  const reports = new Stored<unknown>(maxStored, maxStoredCharacters);
  let count = 0;
  const limited = { onRequest: rateLimit(clock, () => settings.maxReports) };
  fastify.post("/csp-report", limited, async ({ body }, reply) => {
    count += 1;
    if (controlled) reports.add(parsed(body));
    return reply.code(204).send();
  });
  if (!controlled) return;
  fastify.get("/sandbox/control/csp-reports", async () => ({ count, reports: reports.all() }));
}

function parsed(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return String(body);
  }
}
