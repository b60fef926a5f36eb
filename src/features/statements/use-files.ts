import { useCallback, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { StatementRow } from "#shared/contract/statements-view.ts";
import type { TopicStatus } from "#shared/rpc/snapshot.ts";
import { bridge } from "#src/bridge/bridge.ts";
import { queries } from "#src/bridge/reads.ts";
import { useAmendedTopic } from "#src/bridge/use-topic.ts";
import type { FileLinks } from "#src/files/file-links.ts";
import type { MadeFile } from "#src/files/file-state.ts";
import { daysIn } from "#src/files/period.ts";
import { watchFiles } from "#src/files/watch-files.ts";
import { i18n } from "#src/i18n/i18n.ts";
import { rangeText } from "#src/records/time-texts.ts";
import { useSessionStatus } from "#src/session/session.ts";
import { kindOrder } from "./kinds.ts";
import { statementsPath } from "./paths.ts";

export interface StatementFiles {
  /** Newest first. */
  readonly rows: readonly StatementRow[];
  readonly status: TopicStatus;
  /** Reads it anew. */
  readonly refetch: () => void;
  /** While an answer is looked for, the list is asked for again and again. */
  readonly expect: (expects: boolean) => void;
}

/** A person's statements, kept up to date by the worker; their ends are told on every page from here on. */
export function useStatementFiles(): StatementFiles {
  const signedIn = useSessionStatus() === "logged-in";
  const [params, setParams] = useState({ round: 0, expects: false });
  const { rows, status } = useAmendedTopic("statements.files", signedIn ? params : null);
  const list = useMemo(() => [...rows.values()].toSorted((a, b) => b.createdTime - a.createdTime), [rows]);
  useEffect(() => {
    if (signedIn)
      watchFiles({
        topic: "statements.files",
        toFile: (row) => fileOf(row, i18n.language),
        href: statementsPath,
      });
  }, [signedIn]);
  // What failed gives its place back.
  const states = list.map(({ status: at }) => at).join();
  useEffect(() => {
    if (states !== "") queries.invalidate(["statements.config"]);
  }, [states]);
  return {
    rows: list,
    status,
    refetch: useCallback(() => setParams((now) => ({ ...now, round: now.round + 1 })), []),
    expect: useCallback(
      (expects: boolean) => setParams((now) => (now.expects === expects ? now : { ...now, expects })),
      [],
    ),
  };
}

/** A row of the list as the kit shows it, in the page's language. */
export function useMadeFiles(rows: readonly StatementRow[]): readonly MadeFile[] {
  const { i18n: said } = useTranslation();
  const { language } = said;
  return useMemo(() => rows.map((row) => fileOf(row, language)), [rows, language]);
}

function fileOf({ queryId, kind, format, fileName, ...row }: StatementRow, language: string): MadeFile {
  const { from, to } = daysIn(row.startTime, row.endTime);
  const isKnown = kindOrder.some((one) => one === kind);
  return {
    id: queryId,
    title: isKnown ? i18n.t(`statements.kind.${kind}`) : fileName,
    period: kind === "PERSONAL_INFO" ? "" : rangeText(from, to, language),
    format,
    status: row.status,
    size: row.fileSize,
    expiresAt: row.expireTime * 1000,
  };
}

export async function askLinks(queryId: string): Promise<FileLinks | null> {
  const answer = await bridge.call("statements.url", { queryId });
  if (answer.kind !== "ok") return null;
  return { urls: answer.data.urls, until: answer.data.expireTime * 1000 };
}
