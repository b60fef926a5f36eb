import type { Clock } from "#shared/clock.ts";

/** Settles with the work, however it ends, or after so many ms: whoever waits goes on without it. Never rejects. */
export async function soon(clock: Clock, ms: number, work: Promise<unknown>): Promise<void> {
  let cancel = (): void => undefined;
  const late = new Promise<void>((resolve) => {
    cancel = clock.after(ms, resolve);
  });
  await Promise.race([work.catch(() => undefined), late]);
  cancel();
}
