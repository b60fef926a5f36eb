import { beforeEach } from "vitest";
import type { CofferError } from "#shared/rpc/errors.ts";
import { Supervisor } from "#src/bridge/supervisor.ts";
import { FakeClock, settled } from "./fake-clock.ts";
import { FakeWorkers } from "./fake-worker.ts";

/** A page's supervisor over workers that answer what a test lets them answer. */

export const visible = { visible: true, online: true };
export const execute = {
  quoteTxId: "q1",
  accountType: "eb_convert_funding",
  requestId: "intent-0001",
} as const;

export let clock: FakeClock;
export let workers: FakeWorkers;
export let supervisor: Supervisor;

/** For a test file of its own. */
export function setUpSupervisor(): void {
  beforeEach(() => {
    clock = new FakeClock();
    workers = new FakeWorkers();
    supervisor = new Supervisor(workers.open, clock, visible);
  });
}

export async function ready(): Promise<void> {
  workers.last.ready();
  await settled();
}

export const profile = () =>
  supervisor.call({ name: "profile.get", input: {}, exempt: false, signal: undefined });
export const money = () =>
  supervisor.call({ name: "convert.execute", input: execute, exempt: false, signal: undefined });
export const failure = (promise: Promise<unknown>): Promise<CofferError | null> =>
  promise.then(
    () => null,
    (error: CofferError) => error,
  );
