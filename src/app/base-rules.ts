import type { Clock } from "#shared/clock.ts";

/** So long the first paint waits for it: it may have failed before anybody looked. */
const patienceMs = 2_000;

/**
 * Puts the sheet of src/ui/global.css to use: the built document names it for another medium, so that no script waits for it
 * (scripts/build/document.ts). Settles when it is there, or cannot be had in time: the page stands without it too.
 */
export async function putBaseRules(clock: Pick<Clock, "after">): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>("link[media=print]");
  if (link === null) return;
  link.media = "all";
  if (link.sheet !== null) return;
  await new Promise<void>((resolve) => {
    link.addEventListener("load", () => resolve());
    clock.after(patienceMs, resolve);
  });
}
