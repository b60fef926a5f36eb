import { taxReportKinds } from "#shared/contract/tax-report-kinds.ts";
import type { TaxReportRow } from "#shared/contract/tax-view.ts";
import type { MadeFile } from "#src/files/file-state.ts";
import type { FilesSource } from "#src/files/use-files-topic.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { formatFor } from "#src/i18n/format.ts";
import { i18n } from "#src/i18n/i18n.ts";
import { taxPath } from "./paths.ts";

export const reportFiles: FilesSource<"taxReports.files"> = {
  topic: "taxReports.files",
  toFile,
  href: taxPath,
  // What is made ends what was pending; what failed gives its place back.
  invalidates: ["tax.overview", "tax.subAccounts"],
};

function toFile(
  { queryId, kind, mainUid, uid, username, year, figures, ...row }: TaxReportRow,
  language: string,
  hidden: boolean,
): MadeFile {
  const isKnown = taxReportKinds.some((one) => one === kind);
  const account = uid === mainUid ? i18n.t("tax.mainAccount") : bidiIsolate(username || `UID ${uid}`);
  // Later it would be taken for all of the year.
  const notOver = row.createdTime * 1000 < Date.UTC(year + 1, 0) ? [i18n.t("files.notOver")] : [];
  return {
    id: queryId,
    title: isKnown ? i18n.t(`tax.kind.${kind}`) : kind,
    period: [account, year, ...notOver, ...gainTexts(hidden ? null : figures, language)].join(" · "),
    format: row.format,
    status: row.status,
    size: row.fileSize,
    expiresAt: row.expireTime * 1000,
  };
}

/** What it comes to, and what is not in that. */
function gainTexts(figures: TaxReportRow["figures"], language: string): string[] {
  if (figures === null) return [];
  const format = formatFor(language);
  const gain = bidiIsolate(`${format.amount(figures.gain, 2)} ${figures.currency}`);
  const lacks = figures.unpriced > 0 ? [i18n.t("tax.gainLacks", { n: format.count(figures.unpriced) })] : [];
  return [i18n.t("tax.gainOf", { gain }), ...lacks];
}
