import { loadCall } from "#shared/contract/load.ts";
import type { Boot, CallResult, PageHost } from "#shared/rpc/api.ts";
import { resolveEndpoints } from "#shared/site/app-config.ts";
import { environmentOf, monitoringEnvironment } from "#shared/site/environment.ts";
import { siteOf } from "#shared/site/site.ts";
import { PersistentCache } from "./cache/persistent-cache.ts";
import { timedStore } from "./cache/timed-store.ts";
import type { Meter } from "./diag/meter.ts";
import { meteredClient } from "./diag/metered.ts";
import type { Effects } from "./effects.ts";
import { formatsAhead } from "./formats-ahead.ts";
import type { HttpClient } from "./http/client.ts";
import { uuidOf } from "./http/guid.ts";
import { LastingReads } from "./http/lasting-reads.ts";
import { createHttpPlane } from "./http/plane.ts";
import { createServerClock, type ServerClock } from "./http/server-clock.ts";
import { type SigningState, signingPolicy } from "./http/signing-policy.ts";
import { createI18nFiles } from "./i18n-files.ts";
import { answersOf, areaCallNames, intentCallNames } from "./lazy-answers.ts";
import { type LocalAnswers, lazyOnce, lazyPart } from "./local-calls.ts";
import { createTelemetry, type Telemetry } from "./telemetry/telemetry.ts";

/** All that goes over HTTP, for one page. */
export interface Connections {
  readonly http: HttpClient;
  readonly serverClock: ServerClock;
  readonly telemetry: Telemetry;
  readonly signing: SigningState;
  /** All but what concerns the feed. */
  readonly local: Omit<LocalAnswers, "convert.quoteGap" | "batch.quoteGaps" | "feed.reconnect">;
  /** Answers "outcome.resolve"; rejects with a CofferError. */
  resolveOutcome(input: unknown): Promise<CallResult<"outcome.resolve">>;
}

/** Where nothing can be watched. */
const unwatched: Meter = { recorder: undefined };

export function createConnections(
  effects: Effects,
  host: PageHost,
  boot: Boot,
  meter: Meter = unwatched,
): Connections {
  const { clock, fetch } = effects;
  const { hostname } = boot;
  const { apiBase, staticBase, telemetryUrl, loggingUrl } = resolveEndpoints(boot.config, boot.origin);
  const serverClock = createServerClock(clock);
  const signing = signingPolicy(boot.config.signing, hostname);
  const randomBytes = (count: number): Uint8Array => effects.randomBytes(count);
  const persistent = new PersistentCache(timedStore(effects.store, clock), () => effects.wallNow());
  const telemetry = createTelemetry({
    fetch,
    clock,
    serverNow: () => serverClock.now(),
    telemetryUrl,
    loggingUrl,
    environment: monitoringEnvironment(environmentOf(hostname)),
    newId: () => uuidOf(randomBytes(16)),
    report: effects.report,
  });
  const lookUp = lazyOnce(async () => {
    // Its definition is a part of the contract that may not be here either.
    const [code] = await Promise.all([import("./http/resolve-outcome.ts"), loadCall("outcome.lookup")]);
    return code.resolveOutcome;
  });
  const http = createHttpPlane({
    fetch,
    clock,
    wallNow: () => effects.wallNow(),
    async load(name) {
      const definition = await loadCall(name);
      // No money leaves before what finds out about it is here: the network may be gone when it is needed.
      if (definition?.money === true) await lookUp();
      return definition;
    },
    serverClock,
    caller: {
      apiBase,
      platform: boot.platform,
      userAgentHint: boot.userAgentHint ?? "",
      clientTag: boot.config.clientTag ?? "",
    },
    host,
    signing,
    monitor: telemetry,
    randomBytes,
    lasting: new LastingReads(persistent, siteOf(hostname)),
    meter,
  });
  const client = meteredClient(http, meter);
  const intents = lazyOnce(async () =>
    (await import("./intents/answers.ts")).createIntentAnswers({
      store: timedStore(effects.intentStore, clock),
      site: siteOf(hostname),
      token: () => host.token(),
      wallNow: () => effects.wallNow(),
      serverNow: () => (serverClock.offsetMs() === undefined ? undefined : serverClock.now()),
      async isOf(owner) {
        const who = await client.call("profile.get", {}, { id: "intents.list", exempt: false });
        return who.kind === "ok" && String(who.data.id) === owner;
      },
    }),
  );
  const reports = lazyOnce(async () =>
    (await import("./telemetry/page-reports.ts")).createPageReports(telemetry),
  );
  const records = () => lazyPart(() => import("./records/convert-records.ts"));
  const areas = lazyOnce(async () =>
    (await import("./area-answers.ts")).createAreaAnswers({
      http: client,
      serverNow: () => serverClock.now(),
      token: () => host.token(),
    }),
  );
  return {
    http: client,
    serverClock,
    telemetry,
    signing: signing.state,
    async resolveOutcome(input) {
      const resolveOutcome = await lookUp();
      return resolveOutcome({ http: client, load: loadCall, serverNow: () => serverClock.now() }, input);
    },
    local: {
      "i18n.load": createI18nFiles({
        fetch,
        clock,
        staticBase,
        hostname,
        stored: persistent,
        onRequest: formatsAhead(),
      }),
      "telemetry.report": async (input) => (await reports())(input),
      "convert.historyCsv": async (input) => (await records()).historyCsv({ http: client, clock }, input),
      "convert.chargesShare": async (input) => (await records()).chargesShareOf(input),
      "convert.quoteDifference": async (input) => (await records()).differenceOf(input),
      ...answersOf(intentCallNames, intents),
      ...answersOf(areaCallNames, areas),
    },
  };
}
