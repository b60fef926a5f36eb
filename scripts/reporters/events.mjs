/** How a test runner reports to `scripts/test.mjs` what begins and ends: a line each, which the runner keeps out of the log. */
const mark = "##coffer ";

/** @param {{at: "begin" | "end", name: string, state?: string, ms?: number}} event */
export function report(event) {
  process.stdout.write(`${mark}${JSON.stringify(event)}\n`);
}

/** The event in a line of a runner's output; null for any other line. */
export function received(line) {
  if (!line.startsWith(mark)) return null;
  try {
    return JSON.parse(line.slice(mark.length));
  } catch {
    return null;
  }
}
