import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import { collectorCalls, type LogLine, type MonitorEvent } from "#shared/contract/telemetry.ts";
import type { Exchange } from "../exchange.ts";
import { rateLimit } from "../http/rate-limit.ts";
import { Stored } from "./file-cache.ts";

const maxStored = 5000;
const maxStoredCharacters = 4 << 20;

/** What the two collectors took in. */
export interface Collected {
  all(): { readonly events: readonly MonitorEvent[]; readonly lines: readonly LogLine[] };
  clear(): void;
}

/** The host's collectors (R7.31, R7.32). What is not as the contract says is refused with 400. */
export function serveCollectors(fastify: FastifyInstance, { settings, clock }: Exchange): Collected {
  const monitor = collectorCalls["monitor.events"];
  const log = collectorCalls["log.write"];
  const events = new Stored<MonitorEvent>(maxStored, maxStoredCharacters);
  const lines = new Stored<LogLine>(maxStored, maxStoredCharacters);
  const limited = { onRequest: rateLimit(clock, () => settings.maxReports) };

  fastify.post(monitor.path, limited, async ({ body }, reply) => {
    const given = v.safeParse(monitor.request, parsed(body));
    if (!given.success) return reply.code(400).send("Not a batch of events");
    for (const event of given.output.events) events.add(event);
    return reply.code(204).send();
  });
  fastify.post(log.path, limited, async ({ body }, reply) => {
    const given = v.safeParse(log.request, parsed(body));
    if (!given.success) return reply.code(400).send("Not a log line");
    lines.add(given.output);
    return reply.type("text/plain; charset=utf-8").send(settings.logReply);
  });

  return {
    all: () => ({ events: events.all(), lines: lines.all() }),
    clear() {
      events.clear();
      lines.clear();
    },
  };
}

function parsed(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return undefined;
  }
}
