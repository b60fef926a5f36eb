/** R9.3, F2b.7: what a day allows begins anew, whoever waits for it. */
import { beforeEach, describe, expect, it } from "vitest";
import type { CallName } from "#shared/contract/index.ts";
import type { HttpClient } from "#worker/http/client.ts";
import { createConvertBases } from "#worker/topics/convert-bases.ts";
import { convertLimitsTopic } from "#worker/topics/convert-limits.ts";
import { btc, limit, usdt } from "./convert-fixtures.ts";
import { type ManualClock, manualClock, settle } from "./manual-clock.ts";
import { silentReports } from "./private-line.ts";

/** A minute before the day is over. */
const lateInTheDay = 86_400_000 * 20_000 - 60_000;
const pair = { accountType: "eb_convert_funding", fromCoin: "BTC", toCoin: "USDT" } as const;

let clock: ManualClock;
let used: string;
let rate: string;
let live: (life: "wake" | "suspend") => void;
beforeEach(() => {
  clock = manualClock(lateInTheDay);
  used = "20";
  rate = "0.004";
  live = () => undefined;
});

const http = {
  async call(name: CallName) {
    if (name === "convert.gapRate")
      return { kind: "ok", data: { gapRate: rate, indexPrice: "1", updatedAt: "0" }, invalidates: [] };
    const data =
      name === "convert.limit"
        ? { ...limit, dailyFromMaxLimit: "20", dailyUsed: used }
        : { coins: [btc, usdt] };
    return { kind: "ok", data, invalidates: [] };
  },
  onInvalidated: () => () => undefined,
} as unknown as HttpClient;

const bases = (serverClock: Pick<ManualClock, "now"> = clock) =>
  createConvertBases({
    http,
    clock,
    serverClock,
    line: {
      reachable: () => true,
      onLife(listener) {
        live = listener;
        return () => undefined;
      },
    },
  });

describe("the terms of a pair that somebody looks at", () => {
  it("are read again once the day is over, and by nobody once nobody looks", async () => {
    const basis = bases()(pair);
    const stop = basis.watch(() => undefined);
    await settle();
    used = "0";
    clock.advance(60_000);
    await settle();
    expect(basis.current().limit?.dailyUsed).toBe("20");
    clock.advance(60_000);
    await settle();
    expect(basis.current().limit?.dailyUsed).toBe("0");
    stop();
    stop();
    expect(clock.pending).toBe(0);
  });

  it("are read again when the exchange's day is over, by a machine whose own clock is behind", async () => {
    let behindMs = 0;
    const basis = bases({ now: () => clock.now() + behindMs })(pair);
    clock.leap(-3 * 3_600_000);
    basis.watch(() => undefined);
    await settle();
    used = "0";
    // It slept for three hours, and its clock stood still.
    behindMs = 3 * 3_600_000;
    live("wake");
    await settle();
    used = "1";
    clock.advance(120_000);
    await settle();
    expect(basis.current().limit?.dailyUsed).toBe("1");
  });

  it("are read again when the machine has slept, by a clock that stood still", async () => {
    const basis = bases()(pair);
    basis.watch(() => undefined);
    await settle();
    used = "0";
    live("suspend");
    live("wake");
    await settle();
    expect(basis.current().limit?.dailyUsed).toBe("0");
  });

  it("are read anew by who comes back after it", async () => {
    const basis = bases()(pair);
    basis.watch(() => undefined)();
    await settle();
    used = "0";
    live("wake");
    basis.watch(() => undefined);
    await settle();
    expect(basis.current().limit?.dailyUsed).toBe("0");
  });

  it("take their drift along", async () => {
    const basisOf = bases();
    const source = convertLimitsTopic.create({ http, basisOf, ...silentReports(clock) })(pair);
    source.watch(() => undefined);
    await settle();
    expect(source.read()[0]).toMatchObject({ gapPercent: "0.4", left: "0" });
    [used, rate] = ["5", "0.002"];
    live("wake");
    await settle();
    expect(source.read()[0]).toMatchObject({ gapPercent: "0.2", left: "15" });
  });
});
