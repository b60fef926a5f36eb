import { relative } from "node:path";
import { report } from "./events.mjs";

const nameOf = (test) => `${relative(process.cwd(), test.module.moduleId)} > ${test.fullName}`;

/**
 * Reports each unit and page test as it begins and ends. One that passes at its second try only is named as flaky. A file
 * that could not be loaded counts as one failure.
 */
export default class {
  onTestCaseReady(test) {
    report({ at: "begin", name: nameOf(test) });
  }
  onTestCaseResult(test) {
    const { state } = test.result();
    const { duration = 0, flaky = false } = test.diagnostic() ?? {};
    if (flaky) process.stdout.write(`flaky: ${nameOf(test)} passed at its second try\n`);
    report({ at: "end", name: nameOf(test), state, ms: Math.round(duration) });
  }
  onTestModuleEnd(module) {
    if (module.errors().length === 0) return;
    report({ at: "end", name: relative(process.cwd(), module.moduleId), state: "failed", ms: 0 });
  }
  onTestRunEnd(_modules, errors) {
    for (const error of errors)
      report({ at: "end", name: `uncaught: ${error.message}`, state: "failed", ms: 0 });
  }
}
