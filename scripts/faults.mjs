/**
 * One fault for each thing that tests must catch: in `file` the text `from` becomes `to`, and one of `tests` must fail.
 * `npm run faults` plants them; a test sees to it that each still has its place.
 */
/** @type {Readonly<Record<string, {file: string, from: string, to: string, tests: readonly string[]}>>} */
export const faults = {
  rounding: {
    file: "shared/domain/decimal.ts",
    from: "return value.decimalPlaces(places, BigNumber.ROUND_FLOOR)",
    to: "return value.decimalPlaces(places, BigNumber.ROUND_HALF_UP)",
    tests: ["tests/domain/convert-estimate.test.ts", "tests/domain/limit-estimate.test.ts"],
  },
  direction: {
    file: "src/i18n/bidi-isolate.ts",
    from: "return `\\u2068${figure",
    to: "return `${figure",
    tests: ["tests/features/convert/order-text.test.ts", "tests/features/convert/small-balances"],
  },
  focus: {
    file: "src/ui/dialog.tsx",
    from: "before.focus(still)",
    to: "void 0",
    tests: ["tests/page/convert.test.ts"],
  },
  subscription: {
    file: "worker/topics/subscriptions.ts",
    from: "entry.publisher.stop();",
    to: "",
    tests: ["tests/worker/let-go.test.ts"],
  },
  unsigned: {
    file: "worker/http/signatures.ts",
    from: "const mustVerify = verified === true;",
    to: "const mustVerify = verified === null;",
    tests: ["tests/signing", "tests/worker/signed-calls.test.ts"],
  },
  "retry of an unknown": {
    file: "worker/http/call-failed.ts",
    from: "row.retriable && !acts",
    to: "row.retriable",
    tests: ["tests/worker/client-errors.test.ts", "tests/worker/catalogue.test.ts"],
  },
  csv: {
    file: "shared/domain/csv.ts",
    from: "return isDangerous(value) ? asWords + value : value;",
    to: "return value;",
    tests: ["tests/domain/csv.test.ts"],
  },
  swallowed: {
    file: "src/session/error-presenter.ts",
    from: "presentError(event.reason);",
    to: "",
    tests: ["tests/session/unhandled.test.ts"],
  },
  stale: {
    file: "worker/feed/channel.ts",
    from: 'return this.known ? "stale" : "connecting";',
    to: 'return this.known ? "live" : "connecting";',
    tests: ["tests/worker/channel.test.ts", "tests/worker/live-feed-stale.test.ts"],
  },
  float: {
    file: "shared/domain/decimal.ts",
    from: "return value.decimalPlaces(places, BigNumber.ROUND_CEIL).toFixed();",
    to: "return String(Math.ceil(Number(value) * 10 ** places) / 10 ** places);",
    tests: [
      "tests/domain/decimal-text.test.ts",
      "tests/domain/convert-estimate.test.ts",
      "tests/sandbox/convert-exact.test.ts",
    ],
  },
};
