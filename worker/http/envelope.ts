/** The standard response envelope in both spellings (R3.17, F0.9). */
export interface Envelope {
  /** ret_code as text: the server's codes are names, not quantities. */
  readonly code: string;
  readonly message: string;
  readonly result: unknown;
  /** Server time, ms; undefined when the answer does not report. */
  readonly serverMs: number | undefined;
}

/** What an answer repeats of its request; "" where it does not. */
export interface Echo {
  readonly requestId: string;
  /** The mark of the token that it was made for (echo-marks.ts). */
  readonly bearer: string;
  /** The mark of the question that it answers, the same file's. */
  readonly question: string;
}

/**
 * In the envelope (`ext_info` or `retExtInfo`, our own extension, refusals too); the `requestId` else in the result, as a
 * quote does (F1.1).
 */
export function readEcho(text: string): Echo {
  return echoOf(parsed(text));
}

/** As {@link readEcho}, of what was parsed already. */
export function echoOf(answer: unknown): Echo {
  const body = fieldsOf(answer);
  const envelopes = [body.ext_info, body.retExtInfo];
  const reported = (name: "bearer" | "question"): string =>
    firstText(envelopes.map((part) => fieldsOf(part)[name]));
  return {
    requestId: firstText([...envelopes, body.result].map((part) => fieldsOf(part).requestId)),
    bearer: reported("bearer"),
    question: reported("question"),
  };
}

/** Signed or not, it says itself that it is of another request, person or question: a cache or a proxy mixed them up. */
export function isForeign(echo: Echo, own: Echo): boolean {
  return (["requestId", "bearer", "question"] as const).some(
    (mark) => echo[mark] !== "" && own[mark] !== "" && echo[mark] !== own[mark],
  );
}

function firstText(values: readonly unknown[]): string {
  return (values.find((value) => typeof value === "string" && value !== "") as string | undefined) ?? "";
}

/**
 * Reads a parsed answer, undefined when it is not an envelope. Both spellings are accepted, neither is required; two codes that
 * are not the same say both that it was done and that it was not.
 */
export function readEnvelope(body: unknown): Envelope | undefined {
  if (typeof body !== "object" || body === null) return undefined;
  const fields = fieldsOf(body);
  const code = codeOf(fields.ret_code ?? fields.retCode);
  if (code === undefined || codeOf(fields.retCode ?? code) !== code) return undefined;
  const message = fields.ret_msg ?? fields.retMsg;
  return {
    code,
    message: typeof message === "string" ? message.slice(0, 500) : "",
    result: fields.result,
    serverMs: serverMs(fields),
  };
}

/** A name, and below a sentence: a page that had to show a book would stand still. */
function codeOf(value: unknown): string | undefined {
  if (typeof value !== "number" && typeof value !== "string") return undefined;
  return String(value).length > 32 ? undefined : String(value);
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** `time_now` is text of seconds with a fraction, `time` a number of ms. */
function serverMs(fields: Readonly<Record<string, unknown>>): number | undefined {
  return plausible(numberOf(fields.time_now) * 1000) ?? plausible(numberOf(fields.time));
}

/** Anything may be sent: an object's own `valueOf` would make a plain conversion throw. */
function numberOf(value: unknown): number {
  return typeof value === "number" || typeof value === "string" ? Number(value) : Number.NaN;
}

/** Years 2001 to 5138: a time beyond them is no time and would only spoil the clock. */
export function plausible(ms: number): number | undefined {
  return ms > 1e12 && ms < 1e14 ? ms : undefined;
}
