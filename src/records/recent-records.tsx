import { Fragment, type ReactNode } from "react";
import type { CallName } from "#shared/contract/index.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { useErrorText } from "#src/i18n/error-text.ts";
import { Card, CardBody, CardHead, CardList } from "#src/ui/card.tsx";
import { ErrorState } from "#src/ui/error-state.tsx";
import { SkeletonRows } from "#src/ui/skeleton.tsx";
import { cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { processingEveryMs, type RecordSource } from "./record-source.ts";

const count = 3;

export interface RecentRecordsProps<N extends CallName, F, R> {
  readonly source: RecordSource<N, F, R>;
  readonly filter: F;
  readonly title: string;
  /** The way to all of them. */
  readonly link: ReactNode;
  readonly texts: { readonly none: string; readonly failed: string };
  /** A record as an item of the list, `<li>` and all. */
  readonly renderItem: (record: R) => ReactNode;
}

/** A card of the newest few records; those that are processed keep themselves up to date. What could not be read anew says so. */
export function RecentRecords<N extends CallName, F, R>(props: RecentRecordsProps<N, F, R>): ReactNode {
  const { source, filter, title, link, texts, renderItem } = props;
  const errorText = useErrorText();
  const input = source.inputOf(filter, { index: 1, limit: count });
  const answer = useCall(source.call, input);
  const { error } = answer;
  const rows = answer.status === "ok" ? source.rowsOf(answer.data) : undefined;
  const processing = rows?.some((row) => source.phaseOf(row) === "processing") === true;
  useCall(source.call, input, {
    enabled: processing,
    refetchEveryMs: processing ? processingEveryMs : 0,
  });
  return (
    <Card aria-label={title}>
      <CardHead title={title}>{link}</CardHead>
      {rows !== undefined && rows.length > 0 ? (
        <CardList data-stale={error === null ? undefined : ""}>
          {rows.map((row) => (
            <Fragment key={source.idOf(row)}>{renderItem(row)}</Fragment>
          ))}
          {error !== null && (
            <li className={cx(text.small, text.warn)} role="status">
              <div>{texts.failed}</div>
              <div className={text.ink2}>{errorText(error)}</div>
            </li>
          )}
        </CardList>
      ) : (
        <CardBody>
          {rows !== undefined && error === null ? (
            <p className={cx(text.small, text.ink3)}>{texts.none}</p>
          ) : error !== null ? (
            <ErrorState
              title={texts.failed}
              message={errorText(error)}
              onRetry={answer.refetch}
              retrying={answer.fetching}
            />
          ) : (
            <SkeletonRows count={count} />
          )}
        </CardBody>
      )}
    </Card>
  );
}
