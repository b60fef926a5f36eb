import { useCallback, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { taxReportKinds } from "#shared/contract/tax-report-kinds.ts";
import type { TaxReportRow } from "#shared/contract/tax-view.ts";
import type { TopicStatus } from "#shared/rpc/snapshot.ts";
import { bridge } from "#src/bridge/bridge.ts";
import { queries } from "#src/bridge/reads.ts";
import { useAmendedTopic } from "#src/bridge/use-topic.ts";
import type { FileLinks } from "#src/files/file-links.ts";
import type { MadeFile } from "#src/files/file-state.ts";
import { watchFiles } from "#src/files/watch-files.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { formatFor } from "#src/i18n/format.ts";
import { i18n } from "#src/i18n/i18n.ts";
import { useSessionStatus } from "#src/session/session.ts";
import { taxPath } from "./paths.ts";

export interface TaxReports {
  /** Newest first. */
  readonly rows: readonly TaxReportRow[];
  readonly status: TopicStatus;
  /** Reads it anew. */
  readonly refetch: () => void;
  /** While an answer is looked for, the list is asked for again and again. */
  readonly expect: (expects: boolean) => void;
}

/** A person's reports, kept up to date by the worker; their ends are told on every page from here on. */
export function useTaxReports(): TaxReports {
  const signedIn = useSessionStatus() === "logged-in";
  const [params, setParams] = useState({ round: 0, expects: false });
  const { rows, status } = useAmendedTopic("taxReports.files", signedIn ? params : null);
  const list = useMemo(() => [...rows.values()].toSorted((a, b) => b.createdTime - a.createdTime), [rows]);
  useEffect(() => {
    if (!signedIn) return;
    watchFiles({ topic: "taxReports.files", toFile: (row) => fileOf(row, i18n.language), href: taxPath });
  }, [signedIn]);
  // What is made ends what was pending; what failed gives its place back.
  const states = list.map(({ status: at }) => at).join();
  useEffect(() => {
    if (states !== "") queries.invalidate(["tax.overview", "tax.subAccounts"]);
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
export function useReportFiles(rows: readonly TaxReportRow[]): readonly MadeFile[] {
  const { i18n: said } = useTranslation();
  const { language } = said;
  return useMemo(() => rows.map((row) => fileOf(row, language)), [rows, language]);
}

function fileOf(
  { queryId, kind, username, year, figures, ...row }: TaxReportRow,
  language: string,
): MadeFile {
  const isKnown = taxReportKinds.some((one) => one === kind);
  const account = username === "" ? i18n.t("tax.mainAccount") : bidiIsolate(username);
  const gain =
    figures === null
      ? ""
      : ` · ${i18n.t("tax.gainOf", {
          gain: bidiIsolate(`${formatFor(language).amount(figures.gain, 2)} ${figures.currency}`),
        })}`;
  return {
    id: queryId,
    title: isKnown ? i18n.t(`tax.kind.${kind}`) : kind,
    period: `${account} · ${year}${gain}`,
    format: row.format,
    status: row.status,
    size: row.fileSize,
    expiresAt: row.expireTime * 1000,
  };
}

export async function askLinks(queryId: string): Promise<FileLinks | null> {
  const answer = await bridge.call("taxReports.url", { queryId });
  if (answer.kind !== "ok") return null;
  return { urls: answer.data.urls, until: answer.data.expireTime * 1000 };
}
