import { inflateNatively } from "#worker/feed/inflate.ts";
import type { PrivateLine } from "#worker/feed/private-feed.ts";
import type { ReportNeeds } from "#worker/topics/account-reports.ts";
import { type FakeSocket, fakeSockets } from "./fake-sockets.ts";
import { type ManualClock, manualClock } from "./manual-clock.ts";

export interface TestLine {
  readonly clock: ManualClock;
  readonly line: PrivateLine;
  /** What was reported to monitoring. */
  readonly reports: string[];
  readonly sockets: { readonly all: FakeSocket[]; last(): FakeSocket };
}

/** The line to the private feed of somebody logged in, over sockets that a test feeds by hand. */
export function testLine(): TestLine {
  const clock = manualClock();
  const sockets = fakeSockets();
  const reports: string[] = [];
  const line: PrivateLine = {
    clock,
    inflate: inflateNatively,
    openSocket: sockets.open,
    random: () => 0.5,
    reachable: () => true,
    token: async () => "token",
    report: (what) => void reports.push(what),
    feedUrl: "wss://feed.test/",
    binary: () => false,
    onLife: () => () => undefined,
  };
  return { clock, line, reports, sockets };
}

/** What a topic needs to hear of balances and orders, where the exchange reports nothing. */
export function silentReports(clock = manualClock()): ReportNeeds & { readonly clock: ManualClock } {
  const { line } = testLine();
  return { clock, privateLine: { ...line, clock }, report: line.report, outdated: () => undefined };
}
