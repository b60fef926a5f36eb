import { useCallback, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { CallName, TopicRowOf } from "#shared/contract/index.ts";
import type { TopicStatus } from "#shared/rpc/snapshot.ts";
import { queries } from "#src/bridge/reads.ts";
import { useAmendedTopic } from "#src/bridge/use-topic.ts";
import { useMayBeHere, useSessionStatus } from "#src/session/session.ts";
import { useAmountsHidden } from "#src/state/amounts-hidden.ts";
import type { MadeFile } from "./file-state.ts";
import { type FilesTopic, type FileWatchOptions, watchFiles } from "./watch-files.ts";

/** What was taken and is not in the list yet is looked for this often, ms (F6g.1). */
export const lookEveryMs = 10_000;
/** While none is left of a month's, it is looked again so often, ms. */
export const quotaEveryMs = 60_000;

/** Never one of before: what the worker still knows of an earlier visit to a list answers no question of this one. */
let lastRound = 0;

export interface FilesSource<T extends FilesTopic> extends FileWatchOptions<T> {
  /** Calls that a file's new state makes out of date. */
  readonly invalidates: readonly CallName[];
}

export interface FilesList<T extends FilesTopic> {
  /** Newest first. */
  readonly rows: readonly TopicRowOf<T>[];
  readonly status: TopicStatus;
  /** It cannot be read: of what is asked for now it tells no end. */
  readonly isLost: boolean;
  /** Reads it anew. */
  readonly refetch: () => void;
  /** While an answer is looked for, the list is requested again and again. */
  readonly expect: (expects: boolean) => void;
}

/** A person's files, kept up to date by the worker; their ends are reported on every page from here on. `source` is constant. */
export function useFilesTopic<T extends FilesTopic>(source: FilesSource<T>): FilesList<T> {
  const signedIn = useSessionStatus() === "logged-in";
  const isAsked = useMayBeHere();
  const [params, setParams] = useState({ round: 0, expects: false });
  const { rows, status } = useAmendedTopic<FilesTopic>(source.topic, isAsked ? params : null);
  const list = useMemo(() => [...rows.values()].toSorted((a, b) => b.createdTime - a.createdTime), [rows]);
  useEffect(() => {
    if (signedIn) watchFiles(source);
  }, [signedIn, source]);
  const states = list.map(({ status: at }) => at).join();
  useEffect(() => {
    if (states !== "") queries.invalidate(source.invalidates);
  }, [states, source]);
  return {
    rows: list,
    status,
    isLost: status === "stale" || status === "closed",
    refetch: useCallback(() => {
      lastRound += 1;
      const round = lastRound;
      setParams((now) => ({ ...now, round }));
    }, []),
    expect: useCallback(
      (expects: boolean) => setParams((now) => (now.expects === expects ? now : { ...now, expects })),
      [],
    ),
  };
}

/** Rows of the list as the kit shows them, in the page's language. */
export function useMadeFiles<T extends FilesTopic>(
  { toFile }: FilesSource<T>,
  rows: readonly TopicRowOf<T>[],
): readonly MadeFile[] {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const hidden = useAmountsHidden((state) => state.hidden);
  return useMemo(() => rows.map((row) => toFile(row, language, hidden)), [toFile, rows, language, hidden]);
}
