import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import type { Format } from "#src/i18n/format.ts";
import type { Notice } from "./notice.ts";

/** How many of its confirmations there are; nothing where nobody says how many it takes. */
export function blockProgress(seen: number, of: number, format: Format): Pick<Notice, "progress"> {
  if (of === 0) return {};
  const done = Math.min(seen, of);
  return {
    progress: {
      share: Math.floor((done * 100) / of),
      label: bidiIsolate(`${format.count(done)}/${format.count(of)}`),
    },
  };
}
