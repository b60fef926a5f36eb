import { useEffect, useState } from "react";
import type { DiagRow } from "#shared/contract/diag.ts";
import type { TopicStatus } from "#shared/rpc/snapshot.ts";
import { bridge, onWorkerHealth, workerHealth } from "../bridge/bridge.ts";
import type { Health } from "../bridge/supervisor.ts";
import { type PageSample, startPageMeter } from "./page-meter.ts";

/** Both threads at one moment. */
export interface Reading {
  /** What the worker said last; null before its first word. */
  readonly row: DiagRow | null;
  /** `stale`: the worker is silent, its figures are old. */
  readonly status: TopicStatus;
  readonly health: Health;
  readonly page: PageSample;
  /** Age of the newest frame and of the newest figure that the page has, ms; null before there is one. */
  readonly frameAgeMs: number | null;
  readonly figureAgeMs: number | null;
}

const maxStored = 60;
/** The worker speaks each second; a page that receives nothing for longer goes on without it. */
const silenceMs = 1500;

/** The last minute, oldest first. Subscribed while the component lives. */
export function useReadings(): readonly Reading[] {
  const [readings, setReadings] = useState<readonly Reading[]>([]);
  useEffect(() => {
    const meter = startPageMeter();
    let row: DiagRow | null = null;
    let status: TopicStatus = "connecting";
    let timer = 0;
    const take = (): void => {
      clearTimeout(timer);
      const reading = readingOf(row, status, meter.sample());
      setReadings((before) => [...before, reading].slice(-maxStored));
      timer = window.setTimeout(() => {
        if (status === "live") status = "stale";
        take();
      }, silenceMs);
    };
    const subscription = bridge.subscribe("diag", {}, (snapshot) => {
      row = snapshot.rows[0] ?? row;
      status = snapshot.status;
      take();
    });
    const stopHealth = onWorkerHealth(take);
    take();
    return () => {
      clearTimeout(timer);
      stopHealth();
      subscription.release();
      meter.stop();
    };
  }, []);
  return readings;
}

function readingOf(row: DiagRow | null, status: TopicStatus, page: PageSample): Reading {
  const now = performance.timeOrigin + performance.now() + (row?.clockOffsetMs ?? 0);
  const age = (at = 0): number | null => (at === 0 ? null : Math.max(Math.round(now - at), 0));
  return {
    row,
    status,
    health: workerHealth(),
    page,
    frameAgeMs: age(row?.lastFrameAt),
    figureAgeMs: age(row?.takenAsOf),
  };
}
