import { existsSync, readFileSync } from "node:fs";

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}

/** A runner that failed, or found nothing to run, has failed at least once, whatever its report says. */
function honest(counts, code) {
  const broken = counts.failed === 0 && (code !== 0 || counts.passed === 0);
  return broken ? { ...counts, failed: 1 } : counts;
}

/** Counts of a vitest JSON report. A file that could not be loaded counts as one failure. */
export function unitCounts(file, code) {
  const report = readReport(file);
  if (report === null) return { passed: 0, failed: 1 };
  const unloadable = report.testResults.filter(
    (suite) => suite.status === "failed" && !suite.assertionResults.some((test) => test.status === "failed"),
  ).length;
  return honest({ passed: report.numPassedTests, failed: report.numFailedTests + unloadable }, code);
}

/** Counts of a Playwright JSON report. A test that passed at a second try is a failure: it is not sound. */
export function browserCounts(file, code) {
  const report = readReport(file);
  if (report === null) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  return honest({ passed: expected, failed: unexpected + flaky }, code);
}

/** A check that passes or fails as a whole. */
export function checkCounts(code) {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
