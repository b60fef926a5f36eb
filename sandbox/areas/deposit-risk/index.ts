import type { Area } from "../area.ts";
import { depositDesk } from "../deposit/index.ts";
import { serveDepositRiskControl } from "./control.ts";
import { demoSenders, seedDemoRisk, sendDemoDeposits } from "./demo.ts";
import { depositRiskHandlers } from "./handlers.ts";
import { screenDeposit } from "./screening.ts";
import { type DepositRiskSettings, depositRiskSettings } from "./settings.ts";
import { depositRiskSettling } from "./settling.ts";
import { costDeclarations, kyaChecks, riskMarks, travelAnswers } from "./tables.ts";

export { readQuestionnaire } from "./answers.ts";
export { addressKey, assess, markAddress } from "./risk-marks.ts";
export { costDeclarations } from "./tables.ts";
export { deniesCustomers, isKnownVasp } from "./vasps.ts";

export { demoSenders };

/** Who sends deposits: checked before, asked about after, and what becomes of what is held. */
export const depositRisk = {
  handlers: depositRiskHandlers,
  tables: [riskMarks, kyaChecks, travelAnswers, costDeclarations],
  settings: depositRiskSettings,
  timers: {
    settling: depositRiskSettling,
    engine: {
      async start(exchange) {
        depositDesk.of(exchange).screenBy((tx, row, at) => screenDeposit(exchange, tx, row, at));
        return { stop: async () => undefined };
      },
    },
  },
  demo: { seed: seedDemoRisk, atSignIn: sendDemoDeposits },
  control: serveDepositRiskControl,
} satisfies Area<DepositRiskSettings>;
