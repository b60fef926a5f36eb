import type { ReactNode } from "react";
import { css } from "../ui/style.ts";
import { absent, countText, msText } from "./figures.ts";
import type { Reading } from "./readings.ts";

const list = css`
  display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 2px var(--s3); font-size: 12px; line-height: 16px;
  & dt { color: var(--ink-2); }
  & dd { font-family: var(--mono); text-align: end; overflow-wrap: anywhere; }
`;

/** What stands rather than moves. */
export function Facts({ reading }: { readonly reading: Reading }): ReactNode {
  return (
    <dl className={list}>
      {factsOf(reading).map(([id, label, text]) => [
        <dt key={`${id} label`}>{label}</dt>,
        <dd key={id} data-diag={id}>
          {text}
        </dd>,
      ])}
    </dl>
  );
}

type Fact = readonly [id: string, label: string, text: string];

function factsOf({ row, status, health, frameAgeMs, page }: Reading): readonly Fact[] {
  const { hits, misses, size } = row?.cache ?? { hits: 0, misses: 0, size: 0 };
  const topics = row?.topics ?? [];
  const subscriptions = topics.reduce((sum, { count }) => sum + count, 0);
  const deaths = `${health.epoch - 1}${health.lastLoss === "" ? "" : ` (${health.lastLoss})`}`;
  return [
    ["connection", "Feed", connectionText(row, status)],
    ["frame-age", "Newest frame", msText(frameAgeMs)],
    ["reconnects", "Reconnects", countText(row?.reconnects ?? null)],
    ["inflating", "Inflating now", countText(row?.inflating ?? null)],
    ["subscriptions", "Subscriptions", countText(subscriptions)],
    ["topics", "Topics", topics.map(({ topic, count }) => `${topic} ×${count}`).join(", ") || absent],
    ["cache", "Cache", `${hits} hits, ${misses} misses, ${size} kept`],
    ["in-flight", "Calls in flight", countText(row?.callsInFlight ?? null)],
    ["telemetry", "Telemetry queue", countText(row?.telemetryQueue ?? null)],
    ["clock", "Clock offset", row?.clockOffsetMs == null ? absent : `${Math.round(row.clockOffsetMs)} ms`],
    ["signing", "Signatures", row?.signing ?? absent],
    ["epoch", "Worker", `epoch ${health.epoch}, ${health.phase}`],
    ["deaths", "Worker deaths", deaths],
    ["long-task-count", "Long tasks", countText(page.longTasks)],
  ];
}

function connectionText(row: Reading["row"], status: Reading["status"]): string {
  if (row === null) return absent;
  return status === "live" ? `${row.state}, ${row.status}` : "worker silent";
}
