import type { TopicDefinition } from "./define.ts";
import type { MadeFilesParams } from "./statements-view.ts";
import type { TaxReport } from "./tax-reports.ts";

/** What the worker makes of the tax center's reports. */

export type TaxReportRow = TaxReport & { readonly key: string };

export interface TaxTopics {
  /** A person's newest reports, at most fifty. */
  readonly "taxReports.files": TopicDefinition<MadeFilesParams, TaxReportRow>;
}
