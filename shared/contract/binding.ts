/**
 * What an answer has to repeat of its request, as data beside the schema: the worker checks it in one place
 * (worker/http/bound.ts), and an answer that does not match is an unreadable one.
 */
export interface Bind {
  /** Path in the answer, e.g. `result.exchangeCoins[].toCoin`; `[]` is each row. */
  readonly answer: string;
  /** Path in the request; what it does not have is not compared, unless by `orNone`. */
  readonly request: string;
  /** `text`: as it stands, numbers and flags too. `amount`: the same number however it is written. `one of`: of the list requested, or of its text with commas. */
  readonly as: "text" | "amount" | "one of";
  /** Only where these two fields of the request are the same. */
  readonly when?: readonly [one: string, other: string];
  /** Our own extension of the answer: compared where the host has it. */
  readonly optional?: true;
  /** What the request does not have must not be there either, or be "": a memo that nobody gave leads to somebody else. */
  readonly orNone?: true;
}

/** Fields of one name in the request and the answer. */
export const same = (...fields: readonly string[]): Bind[] =>
  fields.map((field) => ({ answer: field, request: field, as: "text" }));

/** As {@link same}, where the host says what its answer is of: our own extension. */
export const sameWhereReported = (...fields: readonly string[]): Bind[] =>
  same(...fields).map((bind) => ({ ...bind, optional: true }));

/** As {@link sameWhereReported}, of amounts: the same number. */
export const sameAmountWhereReported = (...fields: readonly string[]): Bind[] =>
  sameWhereReported(...fields).map((bind) => ({ ...bind, as: "amount" }));

/** As {@link sameWhereReported}, of what a person may leave out: then the answer has none. */
export const sameOrNone = (...fields: readonly string[]): Bind[] =>
  sameWhereReported(...fields).map((bind) => ({ ...bind, orNone: true }));

/** The answer's field is the request's field of another name. */
export const repeats = (answer: string, request: string): Bind => ({ answer, request, as: "text" });
