import Fastify, { type FastifyInstance, type FastifyRequest } from "fastify";
import type { Clock } from "#shared/clock.ts";
import { collectorCalls } from "#shared/contract/telemetry.ts";
import { personOfToken } from "./accounts/sessions.ts";
import { depositDesk } from "./areas/deposit/desk.ts";
import { orderEngine } from "./areas/limit-order/engine.ts";
import { withdrawDesk } from "./areas/withdraw/desk.ts";
import { systemClock } from "./clock.ts";
import { createArrivals } from "./control/arrivals.ts";
import { createCallers } from "./control/callers.ts";
import { createFaults } from "./control/faults.ts";
import { serveControl } from "./control/routes.ts";
import type { Exchange } from "./exchange.ts";
import { createFeed, type Feed } from "./feed/feed.ts";
import { createWalletNews } from "./feed/wallet-news.ts";
import { serveApi } from "./http/api.ts";
import { listenCarefully, serverOptions } from "./http/listening.ts";
import type { DatabaseOptions } from "./ledger/database.ts";
import { openExchange } from "./open-exchange.ts";
import { serveCodes } from "./serving/codes-page.ts";
import { serveCollectors } from "./serving/collectors.ts";
import { serveCspReports } from "./serving/csp-reports.ts";
import { serveDepositPanel } from "./serving/deposit-panel.ts";
import { serveDownloads } from "./serving/downloads.ts";
import { serveElsewhere } from "./serving/elsewhere-page.ts";
import { serveFiles } from "./serving/files.ts";
import { type HostConfig, hostConfig } from "./serving/host-config.ts";
import { serveIdentity } from "./serving/identity-page.ts";
import { serveLearnPages } from "./serving/learn-page.ts";
import { serveOptionTerms } from "./serving/option-terms-page.ts";
import { setSecurityHeaders } from "./serving/security-headers.ts";
import { serveSignIn } from "./serving/sign-in.ts";
import type { Settings } from "./settings.ts";
import type { GivenKeys } from "./signing/keys.ts";

export interface SandboxOptions {
  readonly clock?: Clock;
  /** Of the market; the same seed moves the same way. */
  readonly seed?: number;
  /** Pairs of the market, default 512. */
  readonly pairs?: number;
  /** Market and feed tick, default 200 ms. */
  readonly tickMs?: number;
  /** Chance of a pair to trade in a tick, default 0.35. */
  readonly activity?: number;
  /** Serves the control plane: faults, prices, fresh accounts. Tests only. */
  readonly control?: boolean;
  readonly database?: DatabaseOptions;
  readonly settings?: Partial<Settings>;
  /** The exchange's own private keys; made at boot where they are absent. */
  readonly keys?: GivenKeys;
  /** The built app, default `dist/` of the checkout. */
  readonly dist?: URL;
  /** What the app's document tells the app, by the host name it is requested under. */
  readonly appConfig?: HostConfig;
  readonly log?: boolean;
}

export interface Sandbox {
  readonly fastify: FastifyInstance;
  readonly exchange: Exchange<Settings>;
  readonly feed: Feed;
  /** Listens on every interface, IPv6 and IPv4; port 0 takes a free one. Answers the port. */
  listen(port: number): Promise<number>;
  close(): Promise<void>;
}

/** Tests log in and report by the hundred, all from one address. */
const unlimited: Partial<Settings> = { maxLogins: 1_000_000, maxReports: 1_000_000 };

/** The whole sandbox in this process, not yet listening. */
export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const fastify = Fastify({
    ...serverOptions,
    logger: options.log === true ? { level: "warn", serializers: { req: withoutQuery } } : false,
    // An address that cannot be read comes to no hook.
    frameworkErrors(error, request, reply) {
      setSecurityHeaders(request.raw, reply.raw);
      reply.raw.writeHead(error.statusCode ?? 400, { "Content-Type": "application/json; charset=utf-8" });
      reply.raw.end(JSON.stringify({ error: error.message }));
    },
  });
  fastify.addHook("onRequest", async (request, reply) => setSecurityHeaders(request.raw, reply.raw));
  listenCarefully(fastify);
  const exchange = await openExchange({
    clock: options.clock ?? systemClock,
    seed: options.seed ?? 1,
    pairs: options.pairs,
    tickMs: options.tickMs ?? 200,
    activity: options.activity ?? 0.35,
    settings: { ...(options.control === true && unlimited), ...options.settings },
    database: options.database ?? {},
    keys: options.keys ?? {},
    onError: (error) => fastify.log.error(error),
  });
  const feed = createFeed({
    server: fastify.server,
    market: exchange.market,
    clock: exchange.clock,
    settings: exchange.settings,
    news: {
      deposit: depositDesk.of(exchange),
      withdraw: withdrawDesk.of(exchange),
      order: orderEngine.of(exchange),
      wallet: createWalletNews({ ...exchange, db: exchange.database.db }),
    },
    async userOf(token) {
      return (await personOfToken(exchange.database.db, token, exchange.clock.now()))?.id;
    },
  });
  const collected = serveCollectors(fastify, exchange);
  const tests = { faults: createFaults(), arrivals: createArrivals(), callers: createCallers(exchange) };
  const forAllHosts = {
    signing: exchange.keys.published,
    telemetryUrl: collectorCalls["monitor.events"].path,
    loggingUrl: collectorCalls["log.write"].path,
  };
  const ofHost = options.appConfig ?? hostConfig;
  const configOf: HostConfig = (hostname) => ({ ...forAllHosts, ...ofHost(hostname) });

  fastify.get("/healthz", async (_request, reply) => reply.type("text/plain; charset=utf-8").send("ok"));
  serveApi(fastify, { exchange, ...(options.control === true && { tests }) });
  serveSignIn(fastify, exchange);
  serveIdentity(fastify, exchange);
  serveElsewhere(fastify, exchange);
  serveCodes(fastify, exchange);
  serveDepositPanel(fastify, depositDesk.of(exchange));
  serveDownloads(fastify, exchange);
  // What the document carries, for a page that is served by another (npm run dev) and for scripts.
  fastify.get("/sandbox/app-config", async ({ hostname }) => configOf(hostname));
  serveCspReports(fastify, exchange, options.control === true);
  serveLearnPages(fastify);
  serveOptionTerms(fastify);
  if (options.control === true) serveControl(fastify, { exchange, feed, collected, ...tests });
  serveFiles(fastify, options.dist ?? new URL("../dist/", import.meta.url), configOf);

  return {
    fastify,
    exchange,
    feed,
    listen: (port) => listenEverywhere(fastify, port),
    async close() {
      feed.close();
      await fastify.close();
      await exchange.close();
    },
  };
}

/** A log line names what was requested, never the query: it may hold what a page was opened with. */
function withoutQuery({ method, url }: FastifyRequest): { readonly method: string; readonly url: string } {
  return { method, url: url.split("?", 1)[0] ?? "" };
}

/** "::" takes IPv4 too where there is IPv6, so that eu.localhost works however it resolves. */
async function listenEverywhere(fastify: FastifyInstance, port: number): Promise<number> {
  try {
    await fastify.listen({ port, host: "::" });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "EAFNOSUPPORT" && code !== "EADDRNOTAVAIL") throw error;
    await fastify.listen({ port, host: "127.0.0.1" });
  }
  const address = fastify.server.address();
  if (address === null || typeof address === "string") throw new Error("Listening nowhere");
  return address.port;
}
