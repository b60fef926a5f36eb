import type { HttpCallName } from "#shared/contract/index.ts";
import type { AnswerSignature } from "../signing/answer-signature.ts";

/** What goes wrong with calls, as data: a row of this table is a fault. */
export interface Fault {
  /** Of which call; every call when absent. */
  readonly call?: HttpCallName | undefined;
  /** Of whose requests, by account name; everybody's when absent. */
  readonly account?: string | undefined;
  /** Waits before the call is handled. */
  readonly latencyMs?: number | undefined;
  /** Waits after it was handled, before the answer leaves. */
  readonly answerLatencyMs?: number | undefined;
  /** The connection dies and nothing was done. */
  readonly dropBeforeHandling?: boolean | undefined;
  /** The connection dies after the effect: the caller cannot know. */
  readonly dropAfterHandling?: boolean | undefined;
  /** Half of the answer comes, then the connection dies. */
  readonly cutBody?: boolean | undefined;
  /** Answers this HTTP status without handling, with `body`. */
  readonly status?: number | undefined;
  /** Answers this text without handling, with `status` or 200. */
  readonly body?: string | undefined;
  /** Answers this code without handling, with `retMsg` and `result`; 0 with a `result` of the wrong shape lies. */
  readonly retCode?: number | undefined;
  readonly retMsg?: string | undefined;
  readonly result?: unknown;
  /** The call is handled all the same before `status`, `body` or `retCode` is answered. */
  readonly afterHandling?: boolean | undefined;
  /** Another content type than JSON's. */
  readonly contentType?: string | undefined;
  /** The answer's signature; where there is no such fault, verified calls are signed soundly. */
  readonly signature?: AnswerSignature | undefined;
  /** So many times, then no more; without end when absent. */
  readonly times?: number | undefined;
}

export interface Faults {
  add(fault: Fault): void;
  /** Takes all faults away, or only those of one account. */
  clear(account?: string): void;
  /** The oldest fault that fits a call of an account, one time less of it from now on. */
  take(call: HttpCallName, account: string): Fault | undefined;
  active(): readonly Fault[];
}

export function createFaults(): Faults {
  let rows: { readonly fault: Fault; left: number }[] = [];
  return {
    add(fault) {
      rows.push({ fault, left: fault.times ?? Infinity });
    },
    clear(account) {
      rows = account === undefined ? [] : rows.filter(({ fault }) => fault.account !== account);
    },
    take(call, account) {
      const row = rows.find(
        ({ fault }) => (fault.call ?? call) === call && (fault.account ?? account) === account,
      );
      if (row === undefined) return undefined;
      row.left -= 1;
      if (row.left <= 0) rows = rows.filter((one) => one !== row);
      return row.fault;
    },
    active: () => rows.map(({ fault, left }) => (left === Infinity ? fault : { ...fault, times: left })),
  };
}
