import { bridge } from "./bridge.ts";

let offsetMs = 0;

// For the page's life: every countdown stands on it (D5.4).
bridge.subscribe("clock", {}, (snapshot) => {
  for (const row of snapshot.rows) offsetMs = row.offsetMs;
});

/** The server's time, ms since 1970. Goes on evenly when this machine's clock is set. */
export function serverNow(): number {
  return performance.timeOrigin + performance.now() + offsetMs;
}
