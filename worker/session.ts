import type { CallInput, CallName, CallOutput, HttpCallName } from "#shared/contract/index.ts";
import { parseFrame } from "#shared/feed/frames.ts";
import type { Boot, CallOptions, CallResult, PageHost, PageState } from "#shared/rpc/api.ts";
import { resolveEndpoints } from "#shared/site/app-config.ts";
import { createConnections } from "./connections.ts";
import { createMeter } from "./diag/meter.ts";
import { meteredInflate, meteredParse, meteredSockets } from "./diag/metered.ts";
import type { Effects } from "./effects.ts";
import { createLiveFeed } from "./feed/live-feed.ts";
import type { PrivateLine } from "./feed/private-feed.ts";
import { createSleepWatch } from "./feed/sleep-watch.ts";
import type { HttpClient } from "./http/client.ts";
import { answerLocally, isLocalCall, type LocalAnswers, lazyPart } from "./local-calls.ts";
import { loggedSockets } from "./telemetry/socket-log.ts";
import { createConvertBases } from "./topics/convert-bases.ts";
import { createSubscriptions, type Subscriptions } from "./topics/subscriptions.ts";
import { createTopics } from "./topics/topics.ts";

/** What stands once the page has said where it is: the feed, the client and the topics on them. */
export interface Session {
  readonly http: HttpClient;
  readonly subscriptions: Subscriptions;
  call<N extends CallName>(name: N, input: CallInput<N>, options: CallOptions): Promise<CallResult<N>>;
  lifecycle(state: PageState): void;
}

/** Throttle of snapshots, ms (D4.3). */
const throttlesMs = { desktop: 250, phone: 500 } as const;

export function startSession(effects: Effects, host: PageHost, boot: Boot): Session {
  const { clock, inflate } = effects;
  const { feedUrl } = resolveEndpoints(boot.config, boot.origin);
  const meter = createMeter(async () => {
    const { createDiagnostics } = await import("./diag/diagnostics.ts");
    return createDiagnostics(clock, () => serverClock.now());
  });
  const connections = createConnections(effects, host, boot, meter);
  const { http, serverClock, telemetry } = connections;
  const serverNow = (): number => serverClock.now();
  const report: Effects["report"] = (what, cause) => {
    meter.recorder?.error("WORKER", what);
    effects.report(what, cause);
  };
  let page = boot.state;

  const openSocket = meteredSockets(
    loggedSockets(effects.openSocket, telemetry, () => page.online),
    meter,
  );
  const reachable = (): boolean => page.visible && page.online && page.suspended !== true;
  const feed = createLiveFeed({
    clock,
    inflate: meteredInflate(inflate, meter),
    parse: meteredParse(parseFrame, meter),
    openSocket,
    random: () => effects.random(),
    reachable,
    feedUrl,
    binary: () => boot.switches.binary,
    klineVersion: () => boot.switches.klineVersion,
    serverNow,
    report,
  });
  feed.setVisible(page.visible);
  const lives = new Set<(life: "wake" | "suspend") => void>();
  // What else has given up meanwhile has done so over the same trouble.
  let wasLost = false;
  feed.watch(() => {
    const isBack = wasLost && feed.state() === "open";
    wasLost = feed.state() === "error" || (wasLost && !isBack);
    if (isBack) for (const notify of lives) notify("wake");
  });
  const privateLine: PrivateLine = {
    clock,
    inflate,
    openSocket,
    random: () => effects.random(),
    reachable,
    token: () => host.token(),
    report,
    feedUrl,
    binary: () => boot.switches.binary,
    onLife(listener) {
      lives.add(listener);
      return () => lives.delete(listener);
    },
  };
  const basisOf = createConvertBases({ http, clock, serverClock, line: privateLine });
  const gaps = () => lazyPart(() => import("./topics/quote-gap.ts"));
  const local: LocalAnswers = {
    ...connections.local,
    "feed.reconnect"() {
      feed.wake();
      // One that is lost brings them back once it is there itself.
      if (feed.state() === "open") for (const notify of lives) notify("wake");
    },
    "convert.quoteGap": async (input) => (await gaps()).answerQuoteGap({ feed, http, clock, basisOf }, input),
    "batch.quoteGaps": async (input) => (await gaps()).answerBatchGaps({ feed, http, clock }, input),
  };
  const hasSlept = createSleepWatch(clock, () => effects.wallNow());
  // A page that is gone shows nothing.
  const tellPage = (calls: Parameters<PageHost["outdated"]>[0]): void =>
    void host.outdated(calls).catch(() => undefined);
  const topicOf = createTopics({
    feed,
    http,
    clock,
    serverClock,
    basisOf,
    meter,
    report,
    privateLine,
    outdated(calls) {
      http.forget(calls);
      tellPage(calls);
    },
    gauges: () => ({
      epoch: boot.epoch,
      state: feed.state(),
      status: feed.status("slowBroker"),
      lastFrameAt: feed.lastFrameAt(),
      topics: subscriptions.byTopic(),
      cacheSize: http.storedAnswers(),
      clockOffsetMs: serverClock.offsetMs() ?? null,
      telemetryQueue: telemetry.waiting(),
      signing: connections.signing,
    }),
  });
  const subscriptions: Subscriptions = createSubscriptions({
    topicOf,
    clock,
    epoch: boot.epoch,
    throttleMs: boot.phone ? throttlesMs.phone : throttlesMs.desktop,
    sinks: effects,
    meter,
    visible: () => page.visible,
    report,
  });

  // At once: the first price waits for the socket, and the page is busy with its own code.
  feed.open();
  // For the worker's life: nobody ends it but the switch's absence at the next start.
  if (boot.switches.marks) meter.watch().ready.catch((cause: unknown) => report("diagnostics", cause));

  return {
    http,
    subscriptions,
    async call<N extends CallName>(name: N, input: CallInput<N>, options: CallOptions) {
      if (name === "outcome.resolve") return connections.resolveOutcome(input);
      if (!isLocalCall(name, local)) return http.call(name as N & HttpCallName, input, options);
      const data = (await answerLocally(local, name, input, options.reminder)) as CallOutput<N>;
      return { kind: "ok", data, invalidates: [] };
    },
    lifecycle(state) {
      const { visible: wasVisible, online: wasOnline } = page;
      const slept = hasSlept(state.visible);
      const woke = slept || (state.visible && !wasVisible) || (state.online && !wasOnline);
      if (wasVisible && !state.visible) telemetry.leave();
      page = state;
      feed.setVisible(state.visible);
      if (slept) feed.slept();
      // A page's own clock can stand still in sleep: what it read just before looks young to it.
      if (slept) tellPage("all");
      if (state.suspended === true) feed.suspend();
      else if (woke) feed.wake();
      if (woke || state.suspended === true) {
        for (const notify of lives) notify(state.suspended === true ? "suspend" : "wake");
      }
      subscriptions.setVisible(state.visible);
    },
  };
}
