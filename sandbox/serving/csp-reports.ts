import type { FastifyInstance } from "fastify";

const kept = 100;

/** Collects what browsers refused under the policy; `GET /sandbox/control/csp-reports` shows it. */
export function serveCspReports(fastify: FastifyInstance): void {
  const reports: unknown[] = [];
  let count = 0;
  fastify.post("/csp-report", async ({ body }, reply) => {
    count += 1;
    reports.push(parsed(body));
    if (reports.length > kept) reports.shift();
    return reply.code(204).send();
  });
  fastify.get("/sandbox/control/csp-reports", async () => ({ count, reports }));
}

function parsed(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return String(body);
  }
}
