import type { Area } from "../area.ts";
import { serveConvertControl } from "./control.ts";
import { convertSettling } from "./conversions.ts";
import { prepareHistory } from "./demo-history.ts";
import { convertHandlers } from "./handlers.ts";
import { marketHistory } from "./history/market-history.ts";
import { convertPostings } from "./postings.ts";
import { type ConvertSettings, convertSettings } from "./settings.ts";

/** Conversions at a quote. */
export const convert = {
  handlers: convertHandlers,
  postings: convertPostings,
  settings: convertSettings,
  timers: { settling: ({ database }) => convertSettling(database.db) },
  history: marketHistory,
  demo: { atSignIn: prepareHistory },
  control: serveConvertControl,
} satisfies Area<ConvertSettings>;
