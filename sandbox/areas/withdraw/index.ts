import type { BlockSettings } from "../../market/catalogue.ts";
import type { Area } from "../area.ts";
import { openWithdrawals } from "./blocker.ts";
import { seedDemoWithdrawals } from "./demo.ts";
import { withdrawDesk } from "./desk.ts";
import { withdrawGuards } from "./guards.ts";
import { withdrawHandlers } from "./handlers.ts";
import { outward } from "./outward.ts";
import { withdrawPostings } from "./postings.ts";
import { raiseSceneRule } from "./raise.ts";
import { withdrawSceneRule } from "./scene.ts";
import { type WithdrawSettings, withdrawSettings } from "./settings.ts";
import { withdrawals } from "./tables.ts";

export { withdrawPostings } from "./postings.ts";
export { type WithdrawRow, withdrawals } from "./tables.ts";

/** What goes out: over a chain, or to another user here. */
export const withdraw = {
  handlers: withdrawHandlers,
  tables: [withdrawals],
  guards: withdrawGuards,
  postings: withdrawPostings,
  blocker: openWithdrawals,
  outward,
  settings: withdrawSettings,
  timers: { engine: withdrawDesk },
  scenes: [withdrawSceneRule, raiseSceneRule],
  demo: { seed: seedDemoWithdrawals },
} satisfies Area<WithdrawSettings & BlockSettings>;
