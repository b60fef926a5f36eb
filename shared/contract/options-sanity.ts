import { isSafeAddress } from "../domain/safe-address.ts";

/** Answers about options that are of the right shape and cannot be: the page does not act on them. Pure. */

interface Agreement {
  readonly status: string;
  readonly agreementVersion: string;
  readonly agreementUrl: string;
  readonly questions: readonly {
    readonly id: string;
    readonly type: string;
    readonly options: readonly { readonly value: string }[];
  }[];
  readonly retryTime: number;
  readonly decidedTime?: number | undefined;
  readonly score?: number | undefined;
  readonly passScore?: number | undefined;
}

/** Clocks are not further apart. */
const maxAheadSeconds = 86_400;
/** Nobody waits longer for another try; a time in another unit is far beyond. */
const longestRetrySeconds = 400 * 86_400;

/** What is wrong with an agreement's answer, "" when nothing is. `serverNow` in ms. */
export function applicationFault(
  {
    agreementUrl,
    agreementVersion,
    questions,
    retryTime,
    decidedTime = 0,
    score,
    passScore,
    status,
  }: Agreement,
  _request: unknown,
  serverNow: number,
): string {
  if (agreementUrl !== "" && !isSafeAddress(agreementUrl)) return "agreementUrl";
  // Nobody can accept terms that have no name.
  if (agreementVersion === "" && status !== "PENDING") return "agreementVersion";
  if (hasTwice(questions.map(({ id }) => id))) return "questions";
  for (const { type, options } of questions) {
    const values = options.map(({ value }) => value);
    if (hasTwice(values) || values.includes("")) return "questions[].options";
    if (type !== "TEXT" && values.length === 0) return "questions[].options";
  }
  if (retryTime * 1000 > serverNow + longestRetrySeconds * 1000) return "retryTime";
  if (decidedTime * 1000 > serverNow + maxAheadSeconds * 1000) return "decidedTime";
  const max = questions.filter(({ type }) => type !== "TEXT").length;
  // Only a host that says how many pass counts right answers.
  if (passScore === undefined) return "";
  if (passScore > max) return "passScore";
  return score !== undefined && score > max ? "score" : "";
}

/** What is wrong with the answer to an application: one that was taken is no longer to be made, nor is more right than was answered. */
export function resultFault(
  {
    status,
    score,
    agreementVersion,
  }: {
    readonly status: string;
    readonly score: number;
    readonly agreementVersion?: string | undefined;
  },
  { answers }: { readonly answers: readonly unknown[] },
): string {
  if (status === "NONE") return "status";
  // Only a host with our extensions counts right answers; another one has a scale of its own.
  return agreementVersion !== undefined && score > answers.length ? "score" : "";
}

const hasTwice = (values: readonly string[]): boolean => new Set(values).size < values.length;
