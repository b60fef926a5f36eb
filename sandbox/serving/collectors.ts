import type { FastifyInstance } from "fastify";
import * as v from "valibot";
import { collectorCalls, type LogLine, type MonitorEvent } from "#shared/contract/telemetry.ts";
import type { Settings } from "../settings.ts";

const mostKept = 5000;

/** What the two collectors took in. */
export interface Collected {
  all(): { readonly events: readonly MonitorEvent[]; readonly lines: readonly LogLine[] };
  clear(): void;
}

/** The host's collectors of spec section 7. What is not as the contract says is refused with 400. */
export function serveCollectors(fastify: FastifyInstance, settings: Settings): Collected {
  const monitor = collectorCalls["monitor.events"];
  const log = collectorCalls["log.write"];
  let events: readonly MonitorEvent[] = [];
  let lines: readonly LogLine[] = [];

  fastify.post(monitor.path, async ({ body }, reply) => {
    const given = v.safeParse(monitor.request, parsed(body));
    if (!given.success) return reply.code(400).send("Not a batch of events");
    events = [...events, ...given.output.events].slice(-mostKept);
    return reply.code(204).send();
  });
  fastify.post(log.path, async ({ body }, reply) => {
    const given = v.safeParse(log.request, parsed(body));
    if (!given.success) return reply.code(400).send("Not a log line");
    lines = [...lines, given.output].slice(-mostKept);
    return reply.type("text/plain; charset=utf-8").send(settings.logReply);
  });

  return {
    all: () => ({ events, lines }),
    clear() {
      events = [];
      lines = [];
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
