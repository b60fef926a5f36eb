import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FileList } from "#src/files/file-list.tsx";
import type { MadeFile } from "#src/files/file-state.ts";
import { daysText } from "#src/files/file-text.ts";
import { useDownloads } from "#src/files/use-download.ts";
import { useMadeFiles } from "#src/files/use-files-topic.ts";
import { cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { choicesOf } from "./choices-of.ts";
import type { PartProps } from "./create-button.tsx";
import { statementFiles } from "./statement-files.ts";

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
    change(choicesOf(row, rule.kind));
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
        // What could not be read has no room to keep.
        config.status === "error"
          ? undefined
          : config.data !== undefined && (
              <p className={cx(text.caption, text.ink3)}>
                {t("statements.kept", { time: daysText(config.data.fileTtlDays, i18n.language) })}
              </p>
            )
      }
    />
  );
}
