import type { StatementRow } from "#shared/contract/statements-view.ts";
import type { MadeFile } from "#src/files/file-state.ts";
import { daysIn } from "#src/files/period.ts";
import type { FilesSource } from "#src/files/use-files-topic.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { i18n } from "#src/i18n/i18n.ts";
import { accountLabel } from "#src/records/account-label.ts";
import { rangeText } from "#src/records/time-texts.ts";
import { kindOrder } from "./kinds.ts";
import { statementsPath } from "./paths.ts";

export const statementFiles: FilesSource<"statements.files"> = {
  topic: "statements.files",
  toFile,
  href: statementsPath,
  // What failed gives its place back.
  invalidates: ["statements.config"],
};

function toFile({ queryId, kind, format, fileName, ...row }: StatementRow, language: string): MadeFile {
  const { from, to } = daysIn(row.startTime, row.endTime);
  const days = from === "" || to === "" ? [] : [rangeText(from, to, language)];
  // Later it would be taken for all of them.
  const notOver = row.createdTime < row.endTime ? [i18n.t("files.notOver")] : [];
  const isKnown = kindOrder.some((one) => one === kind);
  return {
    id: queryId,
    title: isKnown ? i18n.t(`statements.kind.${kind}`) : fileName,
    period: kind === "PERSONAL_INFO" ? "" : [...days, ...narrowedTo(row), ...notOver].join(" · "),
    format,
    status: row.status,
    size: row.fileSize,
    expiresAt: row.expireTime * 1000,
  };
}

type Narrowing = Pick<StatementRow, "accountType" | "coin" | "subUid" | "valuationCurrency">;

/** What of these days is in it, where that is not all. */
function narrowedTo({
  accountType = "",
  coin = "",
  subUid = "",
  valuationCurrency = "",
}: Narrowing): readonly string[] {
  const member = subUid === "" ? "" : `UID ${subUid}`;
  return [accountLabel(accountType, i18n.t), coin, member, valuationCurrency]
    .filter((word) => word !== "")
    .map(bidiIsolate);
}
