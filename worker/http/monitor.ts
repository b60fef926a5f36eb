import type { EventOutcome } from "#shared/contract/telemetry.ts";
import type { Failure } from "./failures.ts";
import type { SignalCode } from "./taxonomy.ts";

/** One call as monitoring follows it. A call that ends in neither way is not logged. */
export interface CallTrace {
  end(outcome: EventOutcome, retCode: number): void;
  /** `status` is the HTTP status, 0 when there was none. */
  fail(failure: Failure, status: number): void;
}

/** What the client reports to monitoring (R7.32, R8.17-R8.19). Paths are the contract's: no ids, no queries. */
export interface CallMonitor {
  begin(call: string, path: string): CallTrace;
  note(code: SignalCode, path: string): void;
}
