import * as v from "valibot";
import { expect, vi } from "vitest";
import { collectorCalls, type LogLine, type MonitorEvent } from "#shared/contract/telemetry.ts";
import { createTelemetry, type Telemetry } from "#worker/telemetry/telemetry.ts";
import { manualClock } from "./manual-clock.ts";

export type TelemetryWorld = ReturnType<typeof createTelemetryWorld>;

/** Telemetry with its clock and its collectors in a test's hands. */
export function createTelemetryWorld() {
  const clock = manualClock();
  const posts: { readonly url: string; readonly init: RequestInit; readonly body: unknown }[] = [];
  /** What the collectors answer. */
  const answers = { status: 200, text: (_body: unknown): string => "ok" };
  let lastId = 0;

  function start(telemetryUrl: string, loggingUrl: string): Telemetry {
    return createTelemetry({
      async fetch(url, init) {
        const body: unknown = JSON.parse(init.body as string);
        posts.push({ url, init, body });
        return new Response(answers.text(body), { status: answers.status });
      },
      clock,
      serverNow: () => clock.now() + 0.4,
      telemetryUrl,
      loggingUrl,
      environment: "sitnet",
      newId: () => {
        lastId += 1;
        return `trace-${lastId}`;
      },
      report: () => undefined,
    });
  }

  return {
    clock,
    posts,
    answers,
    start,
    telemetry: start("https://host/events", "https://host/log"),
    events: (): MonitorEvent[] =>
      posts
        .filter(({ url }) => url.endsWith("/events"))
        .flatMap(({ body }) => v.parse(collectorCalls["monitor.events"].request, body).events),
    lines: (): LogLine[] =>
      posts
        .filter(({ url }) => url.endsWith("/log"))
        .map(({ body }) => v.parse(collectorCalls["log.write"].request, body)),
    /** Lets what is due go out. */
    async settle(): Promise<void> {
      clock.advance(5000);
      await vi.waitFor(() => expect(posts.length).toBeGreaterThan(0));
    },
  };
}
