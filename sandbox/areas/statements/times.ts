/** Times of a file in the zone that was asked for: `2026-11-23 12:48:05`. */
export function timeText(timezone: string): (at: number) => string {
  // Sweden writes dates as the standard does.
  const format = new Intl.DateTimeFormat("sv-SE", {
    timeZone: timezone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  return (at) => format.format(at);
}
