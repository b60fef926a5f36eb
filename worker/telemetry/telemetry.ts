import { loadCall } from "#shared/contract/load.ts";
import type { EventName, EventOutcome, LogLine, MonitorEvent } from "#shared/contract/telemetry.ts";
import type { MonitoringEnvironment } from "#shared/site/environment.ts";
import type { Clock } from "../clock.ts";
import { timeoutReport } from "../http/failures.ts";
import type { Fetch } from "../http/http-message.ts";
import type { CallMonitor } from "../http/monitor.ts";
import { timeoutMs } from "../http/round-trip.ts";
import { type SignalCode, signalCodes } from "../http/taxonomy.ts";
import { Outbox } from "./outbox.ts";
import { Traces } from "./traces.ts";

export interface TelemetryOptions {
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly serverNow: () => number;
  /** "" for nowhere: then nothing is kept either. */
  readonly telemetryUrl: string;
  readonly loggingUrl: string;
  readonly environment: MonitoringEnvironment;
  /** A new trace id. */
  readonly newId: () => string;
  /** Of collectors that cannot be had. */
  readonly report: (what: string, cause: unknown) => void;
}

/** An event with its call's name where the code is the call's: its definition has it. */
type WaitingEvent = Omit<MonitorEvent, "code"> & { readonly code: number | string };

/** Monitoring and logging (R4.21, R7.31, R7.32, R8.16-R8.19). Takes names and figures of the contract, never what was sent or answered. */
export interface Telemetry extends CallMonitor {
  /** Something the page saw. */
  signal(code: SignalCode, about: { readonly route: string; readonly outcome: EventOutcome }): void;
  /** An event that has a name of its own, in its words where it is and with which query. */
  named(name: EventName, about: { readonly route: string; readonly query?: string }): void;
  log(level: LogLine["level"], msg: string, ctx: Readonly<Record<string, string>>): void;
  /** The page goes out of sight, perhaps for good. */
  leave(): void;
  /** How many events and lines have not left yet. */
  waiting(): number;
}

const namedCodes: Readonly<Record<EventName, SignalCode>> = {
  ws_open: signalCodes.socketOpened,
  ws_close: signalCodes.socketClosed,
  login: signalCodes.login,
};

/** Outcomes of what is noted of an answer that was taken all the same. */
const noted: Partial<Record<SignalCode, EventOutcome>> = {
  [signalCodes.signatureWrong]: "ResponseError",
  [signalCodes.signatureUnchecked]: "other",
};

export function createTelemetry(options: TelemetryOptions): Telemetry {
  const { clock, fetch, telemetryUrl, loggingUrl, environment } = options;
  const traces = new Traces(() => clock.now(), options.newId);
  const events = new Outbox<WaitingEvent>(clock, open);
  const lines = new Outbox<LogLine>(clock, open);
  let opening = false;

  function open(): void {
    if (opening) return;
    opening = true;
    connect().catch((cause: unknown) => {
      opening = false;
      options.report("the collectors' client", cause);
    });
  }

  async function connect(): Promise<void> {
    const { postEvents, writeLog } = await import("./collectors.ts");
    events.ready(async (batch, leaving) => {
      const coded = (await Promise.all(batch.map(withCode))).filter((event) => event !== null);
      if (coded.length > 0) await postEvents(fetch, telemetryUrl, coded, leaving);
      return [];
    });
    lines.ready(async (batch, leaving) => {
      const write = (line: LogLine) =>
        writeLog(fetch, loggingUrl, line, leaving).then(
          () => [],
          () => [line],
        );
      return (await Promise.all(batch.map(write))).flat();
    });
  }

  const now = (): number => Math.round(options.serverNow());

  function put(event: Omit<WaitingEvent, "ts">): void {
    if (telemetryUrl !== "") events.put({ ...event, ts: now() });
  }

  const log: Telemetry["log"] = (level, msg, ctx) => {
    if (loggingUrl === "") return;
    lines.put({ app: "coffer", env: environment, level, ts: now(), msg, ctx: { ...ctx } });
  };

  function signal(code: SignalCode, route: string, outcome: EventOutcome, rest: Partial<MonitorEvent>): void {
    put({ code, route, duration: 0, outcome, retCode: 0, traceId: options.newId(), ...rest });
  }

  return {
    begin(call, path) {
      const traceId = traces.begin(call, path);
      const end = (outcome: EventOutcome, retCode: number): void => {
        const ended = traces.end(traceId, outcome, retCode);
        if (ended === undefined) return;
        put({ code: call, route: routeOf(path), duration: ended.durationMs, outcome, retCode, traceId });
      };
      return {
        end,
        fail(failure, status) {
          if (failure.log === null) {
            traces.forget(traceId);
            return;
          }
          const retCode = status === 0 ? numberOf(failure.code) : status;
          if (failure.event !== 0) {
            signal(failure.event as SignalCode, routeOf(path), failure.log, { retCode, traceId });
          }
          if (failure.log === "Timeout")
            log("error", timeoutReport(timeoutMs), { route: routeOf(path), traceId });
          end(failure.log, retCode);
        },
      };
    },
    note: (code, path) => signal(code, routeOf(path), noted[code] ?? "ok", {}),
    signal: (code, { route, outcome }) => signal(code, route, outcome, {}),
    named: (name, { route, query }) =>
      signal(namedCodes[name], route, "ok", { name, ...(query !== undefined && { query }) }),
    log,
    leave() {
      events.flush(true);
      lines.flush(true);
    },
    waiting: () => events.size + lines.size,
  };
}

/** Paths of the contract hold neither ids nor queries; one way to write them. */
function routeOf(path: string): string {
  return path.replace(/^\/*/, "/");
}

/** -1 for a code that is a word. */
function numberOf(code: string): number {
  return /^\d+$/.test(code) ? Number(code) : -1;
}

/** Null for a name that is no call. */
async function withCode(event: WaitingEvent): Promise<MonitorEvent | null> {
  const code = typeof event.code === "number" ? event.code : (await loadCall(event.code))?.eventCode;
  return code === undefined ? null : { ...event, code };
}
