import { report } from "./events.mjs";

const nameOf = (test) => test.titlePath().filter(Boolean).slice(1).join(" > ");

function stateOf(test, result) {
  if (result.status === "skipped") return "skipped";
  if (result.status === test.expectedStatus) return "passed";
  return result.retry < test.retries ? "retried" : "failed";
}

/** Reports each browser test as it begins and ends. One that passes at its second try only is named as flaky. */
export default class {
  printsToStdio() {
    return false;
  }
  onTestBegin(test) {
    report({ at: "begin", name: nameOf(test) });
  }
  onTestEnd(test, result) {
    const state = stateOf(test, result);
    report({ at: "end", name: nameOf(test), state, ms: result.duration });
    if (state === "passed" && result.retry > 0) {
      process.stdout.write(`flaky: ${nameOf(test)} passed at its second try\n`);
    }
  }
  onError(error) {
    report({ at: "end", name: `uncaught: ${error.message ?? "error"}`, state: "failed", ms: 0 });
  }
}
