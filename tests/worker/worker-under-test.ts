import { randomBytes } from "node:crypto";
import * as Comlink from "comlink";
import type { QuoteRow } from "#shared/contract/market.ts";
import type { Boot, PageHost, WorkerApi } from "#shared/rpc/api.ts";
import type { Snapshot } from "#shared/rpc/snapshot.ts";
import { installErrorTransfer } from "#shared/rpc/transfer.ts";
import { systemClock } from "#worker/clock.ts";
import { inflateNatively } from "#worker/feed/inflate.ts";
import { createWorkerApi } from "#worker/worker-api.ts";
import { memoryStore } from "../cache/memory-store.ts";
import { type FeedServer, openNodeSocket, startFeedServer } from "./feed-server.ts";
import { startHttpServer, type TestServer } from "./http-server.ts";
import { bareHost, plainSwitches } from "./plane-options.ts";

installErrorTransfer(Comlink.transferHandlers);

export const visible = { visible: true, online: true };
export const host: PageHost = bareHost(() => "the-token");

/** The worker's API behind a channel, beside servers of its own. */
export class WorkerUnderTest {
  readonly http: TestServer;
  readonly feed: FeedServer;
  readonly api: Comlink.Remote<WorkerApi>;
  readonly boot: Boot;
  /** How many of the page's callbacks were let go. */
  released = 0;
  /** Put to the wall's clock: how long the machine slept. */
  sleptMs = 0;
  readonly #channel = new MessageChannel();

  static async start(): Promise<WorkerUnderTest> {
    const [http, feed] = await Promise.all([startHttpServer(), startFeedServer()]);
    return new WorkerUnderTest(http, feed);
  }

  private constructor(http: TestServer, feed: FeedServer) {
    this.http = http;
    this.feed = feed;
    Comlink.expose(
      createWorkerApi({
        clock: systemClock,
        fetch: (url, init) => fetch(url, init),
        inflate: inflateNatively,
        openSocket: openNodeSocket,
        wallNow: () => Date.now() + this.sleptMs,
        random: () => 0.5,
        randomBytes,
        store: memoryStore(),
        intentStore: memoryStore(),
        release: (sink) => {
          this.released += 1;
          (sink as Comlink.ProxyMethods)[Comlink.releaseProxy]();
        },
        report: () => undefined,
      }),
      this.#channel.port1,
    );
    this.api = Comlink.wrap<WorkerApi>(this.#channel.port2);
    this.boot = {
      config: { feedUrl: feed.url },
      origin: http.origin,
      hostname: "localhost",
      epoch: 3,
      platform: "pc",
      phone: false,
      state: visible,
      switches: plainSwitches,
    };
  }

  async close(): Promise<void> {
    this.#channel.port1.close();
    this.#channel.port2.close();
    await Promise.all([this.http.close(), this.feed.close()]);
  }

  /** Subscribes to BTCUSDT; the answered list grows with each snapshot. */
  async watchBtc() {
    const snapshots: Snapshot<QuoteRow>[] = [];
    const sink = Comlink.proxy((snapshot: Snapshot<QuoteRow>) => {
      snapshots.push(snapshot);
    });
    // Comlink's type of a generic method forgets which topic it is.
    const subscribe = this.api.subscribe as unknown as (
      topic: "quotes",
      params: { symbols: readonly string[] },
      to: typeof sink,
    ) => Promise<string>;
    return { snapshots, id: await subscribe("quotes", { symbols: ["BTCUSDT"] }, sink) };
  }
}
