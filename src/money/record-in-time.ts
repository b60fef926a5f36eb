/** F6a.5: request the result each second, for up to thirty. */
const pollEveryMs = 1000;
const mostPolls = 30;

/** `R`: a record of what was sent. */
export interface RecordWait<R> {
  readonly world: {
    wait(ms: number): Promise<void>;
    /** Once a person has waited long enough for a result, however few looks that was. */
    late(): Promise<void>;
  };
  /** One look; a failed one is followed by the next. */
  readonly look: () => Promise<R>;
  /** It is of what was sent, and has ended. */
  readonly isFinal: (record: R) => boolean;
  /** Somebody still waits for it. */
  readonly isCurrent: () => boolean;
}

/** The record of what was accepted, once it has ended; null where a person has waited long enough, or nobody waits any more. */
export async function recordInTime<R>({ world, look, isFinal, isCurrent }: RecordWait<R>): Promise<R | null> {
  let isLate = false;
  const late = world.late().then(() => {
    isLate = true;
    return null;
  });
  // Counted, since answers without a signature move the server's time.
  for (let polls = 1; ; polls += 1) {
    const record = await Promise.race([look().catch(() => null), late]);
    if (!isCurrent()) return null;
    if (record !== null && isFinal(record)) return record;
    if (polls > mostPolls || isLate) return null;
    await world.wait(pollEveryMs);
  }
}
