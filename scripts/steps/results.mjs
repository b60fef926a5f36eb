import { received } from "../reporters/events.mjs";

const states = { passed: "passed", failed: "failed", skipped: "skipped", pending: "skipped" };
const saidEveryMs = 60_000;

/** What a test runner reports of itself, as it goes: counts, what is running, how long each took. */
export class Progress {
  passed = 0;
  failed = 0;
  skipped = 0;
  /** Name and ms of each test that ended. */
  finished = [];
  failures = [];
  #running = new Map();
  #ended = new Set();
  #name;
  #timer;

  constructor(name) {
    this.#name = name;
    this.#timer = setInterval(() => console.log(this.#line()), saidEveryMs);
  }

  /** Whether the line was an event of a runner's. */
  receive = (line) => {
    const event = received(line);
    if (event === null) return false;
    // A runner may tell of a short test's end before it tells of its beginning.
    if (event.at === "end") this.#end(event);
    else if (!this.#ended.has(event.name)) this.#running.set(event.name, performance.now());
    return true;
  };

  /** The tests that have begun and not ended, the oldest first. */
  hanging = () => [...this.#running.keys()].slice(0, 5).join("; ") || "before the first test";

  /** A runner that failed, or found nothing to run, has failed at least once, whatever it reported. */
  close(code) {
    clearInterval(this.#timer);
    if (this.failed === 0 && (code !== 0 || this.passed + this.skipped === 0)) this.failed = 1;
    return { passed: this.passed, failed: this.failed, skipped: this.skipped };
  }

  #end({ name, state, ms = 0 }) {
    this.#running.delete(name);
    if (state === "retried") return;
    this.#ended.add(name);
    const kind = states[state] ?? "failed";
    this[kind] += 1;
    if (kind === "failed") this.failures.push(name);
    this.finished.push({ name, ms });
  }

  #line() {
    const count = this.passed + this.failed + this.skipped;
    return `  ${this.#name}: ${count} finished, ${this.failed} failed, running: ${this.hanging()}`;
  }
}

/** The slowest tests of all steps, as lines. */
export function slowest(finished, many = 10) {
  const first = finished.toSorted((one, other) => other.ms - one.ms).slice(0, many);
  return first.map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);
}
