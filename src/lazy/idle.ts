/** Runs a task once nothing else is to be done, after 10 s at the latest. */
export function whenIdle(task: () => void): void {
  // Safari has no idle callback; a second after the first page is as good.
  if (typeof requestIdleCallback === "function") requestIdleCallback(task, { timeout: 10_000 });
  else setTimeout(task, 1_000);
}
