import type { Clock } from "./clock.ts";

/** What is answered in so many ms. Rejects where that is late, and with whatever `run` rejects with; it goes on unheard. */
export async function within<T>(
  clock: Pick<Clock, "setTimeout" | "clearTimeout">,
  ms: number,
  run: () => Promise<T>,
): Promise<T> {
  let timer: number | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = clock.setTimeout(() => reject(new Error(`no answer in ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([run(), late]);
  } finally {
    if (timer !== undefined) clock.clearTimeout(timer);
  }
}
