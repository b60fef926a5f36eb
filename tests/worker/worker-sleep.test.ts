/** D3.4, D5.3. */
import * as Comlink from "comlink";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { EstimateParams, EstimateRow } from "#shared/contract/convert-estimate.ts";
import type { Snapshot } from "#shared/rpc/snapshot.ts";
import { btcList } from "./btc-list.ts";
import { btc, limit, usdt } from "./convert-fixtures.ts";
import { answer } from "./http-server.ts";
import { host, visible, WorkerUnderTest } from "./worker-under-test.ts";

let worker: WorkerUnderTest;
beforeEach(async () => {
  worker = await WorkerUnderTest.start();
});
afterEach(() => worker.close());

describe("the worker of a machine that slept", () => {
  it("asks anew for the terms of a pair that is looked at, once the machine has slept", async () => {
    worker.http.respond(({ url }, response) => {
      const result = url.pathname.endsWith("convert/limit") ? limit : { coins: [btc, usdt] };
      answer(response, { ret_code: 0, ret_msg: "OK", result });
    });
    const asked = () => worker.http.seen.filter(({ url }) => url.pathname.endsWith("convert/limit")).length;
    await worker.api.start(Comlink.proxy(host), worker.boot);
    // Comlink's type of a generic method forgets which topic it is.
    const subscribe = worker.api.subscribe as unknown as (
      topic: "convert.estimate",
      params: EstimateParams,
      to: (snapshot: Snapshot<EstimateRow>) => void,
    ) => Promise<string>;
    let isWhole = false;
    const sink = ({ rows }: Snapshot<EstimateRow>): void => {
      isWhole ||= rows[0]?.complete === true;
    };
    const pair = { accountType: "eb_convert_funding", fromCoin: "BTC", toCoin: "USDT" } as const;
    const params = { ...pair, side: "from", amountText: "1", currency: "USD" } as const;
    await subscribe("convert.estimate", params, Comlink.proxy(sink));
    await vi.waitFor(() => expect(isWhole).toBe(true));
    await worker.api.lifecycle(visible);
    expect(asked()).toBe(1);
    worker.sleptMs = 3_600_000;
    await worker.api.lifecycle(visible);
    await vi.waitFor(() => expect(asked()).toBe(2));
  });

  it("shows figures as stale after the machine slept, until the server listed them anew", async () => {
    await worker.api.start(Comlink.proxy(host), worker.boot);
    const { snapshots } = await worker.watchBtc();
    await vi.waitFor(() => expect(worker.feed.last().received).toHaveLength(2));
    worker.feed.last().sendGzip(btcList("100"));
    await vi.waitFor(() => expect(snapshots.at(-1)?.status).toBe("live"));
    await worker.api.lifecycle(visible);
    worker.sleptMs = 3_600_000;
    await worker.api.lifecycle(visible);
    await vi.waitFor(() => expect(snapshots.at(-1)?.status).toBe("stale"));
    await vi.waitFor(() =>
      expect(worker.feed.last().received.filter(({ event }) => event === "sub")).toHaveLength(4),
    );
    worker.feed.last().sendGzip(btcList("200"));
    await vi.waitFor(() => expect(snapshots.at(-1)?.status).toBe("live"));
  });

  it("requests anew what it kept before the machine slept, which stops the clock that nobody sets", async () => {
    worker.http.respond((_, response) =>
      answer(response, { ret_code: 0, result: { config: {}, version: String(worker.http.seen.length) } }),
    );
    await worker.api.start(Comlink.proxy(host), worker.boot);
    // Comlink's type of a generic method forgets which call it is.
    const call = worker.api.call as unknown as (...of: unknown[]) => Promise<{ data: { version: string } }>;
    const read = async (id: string): Promise<string> => {
      const answered = await call("site.config", { siteId: "EU", account: "MAIN" }, { id, exempt: false });
      return answered.data.version;
    };
    expect([await read("1"), await read("2")]).toEqual(["1", "1"]);
    worker.sleptMs = 3_600_000;
    expect(await read("3")).toBe("2");
  });
});
