import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FileList } from "#src/files/file-list.tsx";
import type { MadeFile } from "#src/files/file-state.ts";
import { daysText } from "#src/files/file-text.ts";
import { daysIn, utcDate } from "#src/files/period.ts";
import { useDownloads } from "#src/files/use-download.ts";
import { useMadeFiles } from "#src/files/use-files-topic.ts";
import { cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import type { PartProps } from "./create-button.tsx";
import { formatOrder, shapeOf } from "./kinds.ts";
import { statementFiles } from "./statement-files.ts";
import { financialYear } from "./statement-form.ts";

export interface YourStatementsProps extends PartProps {
  /** The form has that statement's choices: the person goes on there. */
  readonly onAgain: () => void;
}

/** Statements that were asked for, from the press to the file. */
export function YourStatements({ statements, onAgain }: YourStatementsProps): ReactNode {
  const { t, i18n } = useTranslation();
  const { files, config, offered, change } = statements;
  const downloads = useDownloads("statements.url", files.refetch);
  const shown = useMadeFiles(statementFiles, files.rows);

  const rowOf = ({ id }: MadeFile) => files.rows.find(({ queryId }) => queryId === id);
  const ruleOf = (file: MadeFile) => offered.find(({ kind }) => kind === rowOf(file)?.kind);

  /** What expired or failed is chosen again; the person sees what will be asked for, and presses. */
  function again(file: MadeFile): void {
    const [row, rule] = [rowOf(file), ruleOf(file)];
    if (row === undefined || rule === undefined) return;
    const shape = shapeOf(rule.kind);
    const dates = daysIn(row.startTime, row.endTime);
    change({
      kind: rule.kind,
      account: row.accountType ?? "",
      coin: row.coin ?? "",
      member: row.subUid ?? "",
      preset: "",
      dates: shape === "range" ? dates : { from: "", to: "" },
      format: formatOrder.find((one) => one === row.format) ?? "",
      ...(shape === "day" && { day: utcDate(row.startTime * 1000), currency: row.valuationCurrency ?? "" }),
      ...(shape === "year" && { year: financialYear(Number(dates.from.slice(0, 4))) }),
    });
    onAgain();
  }

  return (
    <FileList
      title={t("statements.yours")}
      files={shown}
      status={files.status}
      onRetry={files.refetch}
      downloads={downloads}
      onAgain={again}
      isOffered={(file) => ruleOf(file) !== undefined}
      texts={{
        none: t("statements.none"),
        text: t("statements.noneText"),
        error: t("statements.listError"),
      }}
      foot={
        config.data !== undefined && (
          <p className={cx(text.caption, text.ink3)}>
            {t("statements.kept", { time: daysText(config.data.fileTtlDays, i18n.language) })}
          </p>
        )
      }
    />
  );
}
