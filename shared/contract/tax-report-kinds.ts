/** Kinds of reports of the tax center (F6i.7), for the page too: a file without schemas. */
export const taxReportKinds = ["TRADE", "PNL", "EARN", "DEPOSIT_WITHDRAWAL", "BONUS", "AIRDROP"] as const;
export type TaxReportKind = (typeof taxReportKinds)[number];
