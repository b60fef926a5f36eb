import type { Area } from "../area.ts";
import { decideApplicant, dueApplicants, openApplicants } from "./ambassadors.ts";
import { renewApplicant, seedDemoAmbassadors } from "./demo.ts";
import { memberHandlers } from "./handlers.ts";
import { type MemberSettings, memberSettings } from "./settings.ts";
import { ambassadors } from "./tables.ts";

/** What a person is and may do, and the ambassador programme. */
export const member = {
  handlers: memberHandlers,
  tables: [ambassadors],
  settings: memberSettings,
  timers: {
    settling: ({ database: { db } }) => ({
      pending: () => openApplicants(db),
      due: (at) => dueApplicants(db, at),
      settle: (id, at) => db.transaction((tx) => decideApplicant(tx, id, at)),
    }),
  },
  demo: { seed: seedDemoAmbassadors, atSignIn: renewApplicant },
} satisfies Area<MemberSettings>;
