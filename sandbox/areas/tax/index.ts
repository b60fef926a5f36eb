import type { Area } from "../area.ts";
import { type StatementSettings, statementDesk } from "../statements/index.ts";
import { prepareTaxpayer } from "./demo.ts";
import { taxHandlers } from "./handlers.ts";
import { makeReport } from "./make-report.ts";
import { taxPostings } from "./postings.ts";
import { taxReportHandlers } from "./report-handlers.ts";
import { taxRates, taxReports } from "./tables.ts";

/** What the law wants to know of a year: accounts, costs, gains, and reports of them. */
export const tax = {
  handlers: { ...taxHandlers, ...taxReportHandlers },
  tables: [taxRates, taxReports],
  postings: taxPostings,
  demo: { atSignIn: prepareTaxpayer },
  timers: {
    engine: {
      async start(exchange) {
        statementDesk.of(exchange).makeOthersBy((thread, row) => makeReport(exchange, thread, row));
        return { stop: async () => undefined };
      },
    },
  },
} satisfies Area<StatementSettings>;
