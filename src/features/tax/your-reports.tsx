import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { taxReportKinds } from "#shared/contract/tax-report-kinds.ts";
import { FileList } from "#src/files/file-list.tsx";
import type { MadeFile } from "#src/files/file-state.ts";
import { daysText } from "#src/files/file-text.ts";
import { useDownloads } from "#src/files/use-download.ts";
import { useMadeFiles } from "#src/files/use-files-topic.ts";
import { cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import type { PartProps } from "./create-button.tsx";
import { reportFiles } from "./report-files.ts";

export interface YourReportsProps extends PartProps {
  /** The form has that report's choices: the person goes on there. */
  readonly onAgain: () => void;
}

/** Reports that were asked for, from the press to the files. */
export function YourReports({ tax, onAgain }: YourReportsProps): ReactNode {
  const { t, i18n } = useTranslation();
  const { reports, overview, mainUid, change } = tax;
  const rowOf = (id: string) => reports.rows.find(({ queryId }) => queryId === id);
  const downloads = useDownloads("taxReports.url", reports.refetch, (id) => rowOf(id)?.parts);
  const shown = useMadeFiles(reportFiles, reports.rows);
  const days = daysText(overview.data?.fileTtlDays ?? 7, i18n.language);

  /** What expired or failed is chosen again; the person sees what will be asked for, and presses. */
  function again({ id }: MadeFile): void {
    const row = rowOf(id);
    const kind = taxReportKinds.find((one) => one === row?.kind);
    if (row === undefined || kind === undefined) return;
    const format = (["CSV", "XLSX", "PDF"] as const).find((one) => one === row.format) ?? "";
    // Of several that were asked for together, those that ended as this one did: what is there is not made twice.
    const together = reports.rows
      .filter(({ batchId, status }) => batchId === row.batchId && status === row.status)
      .map(({ uid }) => uid);
    const uids = together.length === 1 && row.uid === mainUid ? [] : [...new Set(together)];
    change({ kind, year: String(row.year), uids, format });
    onAgain();
  }

  return (
    <FileList
      title={t("tax.yours")}
      files={shown}
      status={reports.status}
      onRetry={reports.refetch}
      downloads={downloads}
      onAgain={again}
      texts={{ none: t("tax.none"), text: t("tax.noneText", { time: days }), error: t("tax.listError") }}
      foot={
        // What could not be read has no room to keep.
        overview.status === "error"
          ? undefined
          : overview.data !== undefined && (
              <p className={cx(text.caption, text.ink3)}>{t("tax.kept", { time: days })}</p>
            )
      }
    />
  );
}
