/** A run in the address: `?mode=smallBalances&run=2071558600349182`. Addresses come from outside, so they are read with care. */

export function readRun(search: string): string {
  const run = new URLSearchParams(search).get("run") ?? "";
  return /^[\w-]{1,64}$/.test(run) ? run : "";
}

/** The address's search with this run, "" for none; what else stands there stays. */
export function writeRun(search: string, run: string): string {
  const params = new URLSearchParams(search);
  params.set("mode", "smallBalances");
  if (run === "") params.delete("run");
  else params.set("run", run);
  return `?${params.toString()}`;
}
