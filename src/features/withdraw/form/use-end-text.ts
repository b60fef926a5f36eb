import { serverNow } from "#src/bridge/server-clock.ts";
import { useFormat } from "#src/i18n/format.ts";

/** When something ends (s), in words; "" where nobody says, or where it should have by now. */
export function useEndText(): (until: number) => string {
  const format = useFormat();
  return (until) => (until * 1000 <= serverNow() ? "" : format.dateTime(until * 1000));
}
