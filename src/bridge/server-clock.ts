import { bridge } from "./bridge.ts";

let offsetMs = 0;
let heardAt = 0;

const ownNow = (): number => performance.timeOrigin + performance.now();

// For the page's life: every countdown stands on it (D5.4).
bridge.subscribe("clock", {}, ({ rows, asOf }) => {
  const now = ownNow();
  // Said between the last word and now, whatever a later worker's clock shows: it began with the machine's time, which may have been
  // set by then, or have gone on while the page's stood still.
  for (const row of rows) offsetMs = asOf - Math.min(Math.max(asOf - row.offsetMs, heardAt), now);
  heardAt = now;
});

/** The server's time, ms since 1970. Goes on evenly when this machine's clock is set. */
export function serverNow(): number {
  return ownNow() + offsetMs;
}
