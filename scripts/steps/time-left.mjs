/** What the steps of `npm run test:full` take beside each other, as measured: seconds on two slow cores. */
const usualSeconds = { fuzz: 560, postgres: 190, matrices: 840, engines: 480 };

/** A step may take this much longer than the pace of those before it promises. */
const leeway = 1.4;

/** How much of the time that a run may take is left, and whether a step still fits into it at this machine's pace. */
export class TimeLeft {
  #until;
  #usual = 0;
  #taken = 0;

  constructor(minutes, now = performance.now()) {
    if (Number.isNaN(minutes)) throw new Error("--within takes a number of minutes");
    this.#until = now + minutes * 60_000;
  }

  took(name, seconds) {
    this.#usual += usualSeconds[name] ?? 0;
    this.#taken += name in usualSeconds ? seconds : 0;
  }

  /** Why the step does not fit, "" when it does. The first one is always tried: it tells the pace. */
  refuses(name, now = performance.now()) {
    const usual = usualSeconds[name];
    if (usual === undefined || this.#usual === 0) return "";
    const needed = (usual * leeway * this.#taken) / this.#usual;
    const left = (this.#until - now) / 1000;
    return needed <= left ? "" : `needs about ${inMinutes(needed)} min here, ${inMinutes(left)} are left`;
  }
}

function inMinutes(seconds) {
  return Math.max(0, Math.round(seconds / 60));
}
