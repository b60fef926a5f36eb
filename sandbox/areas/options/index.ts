import type { Area } from "../area.ts";
import { decideReview, dueReviews, openReviews } from "./applications.ts";
import { renewDemoApplication, seedDemoApplications } from "./demo.ts";
import { optionsHandlers } from "./handlers.ts";
import { type OptionsSettings, optionsSettings } from "./settings.ts";
import { optionApplications } from "./tables.ts";

/** Who may trade options: asked, scored, read by a person where that is needed. */
export const options = {
  handlers: optionsHandlers,
  tables: [optionApplications],
  settings: optionsSettings,
  timers: {
    settling: ({ database: { db }, settings }) => ({
      pending: () => openReviews(db),
      due: (at) => dueReviews(db, at),
      settle: (id, at) => db.transaction((tx) => decideReview(tx, id, at, settings.optionsRetryMs)),
    }),
  },
  demo: { seed: seedDemoApplications, atSignIn: renewDemoApplication },
} satisfies Area<OptionsSettings>;
