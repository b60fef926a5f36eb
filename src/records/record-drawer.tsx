import { Fragment, type ReactNode, useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import type { CallName } from "#shared/contract/index.ts";
import { supportHref } from "#src/state/app-config.ts";
import { rowStop } from "#src/ui/data-table.tsx";
import { Drawer } from "#src/ui/drawer.tsx";
import { SupportLink } from "#src/ui/support-link.tsx";
import type { DrawerProps } from "./lazy-drawer.ts";
import { MissingRecord, type MissingWords } from "./missing-record.tsx";
import type { RecordSource } from "./record-source.ts";
import { useRecord } from "./use-record.ts";

export interface RecordDrawerProps<N extends CallName, F, R> extends DrawerProps<R> {
  readonly source: RecordSource<N, F, R>;
  /** Undefined while the record is not there. */
  readonly title: (row: R | undefined) => string;
  /** No record of this person has that id. */
  readonly missing: MissingWords;
  /** What can be done next, as buttons or links of full width. */
  readonly renderAction?: (row: R) => ReactNode;
  /** Everything about the record. */
  readonly children: (row: R) => ReactNode;
}

/** The details of the record that the address names, whether the list beside it holds it or not. */
export function RecordDrawer<N extends CallName, F, R>(props: RecordDrawerProps<N, F, R>): ReactNode {
  const { t } = useTranslation();
  const { record, records, source, title, missing, renderAction, children } = props;
  const { id, step, close } = record;
  const at = records.findIndex((one) => source.idOf(one) === id);
  const { row, state } = useRecord(source, id, records[at]);
  const leadTo = (place: number): (() => void) | null => {
    const there = records[place];
    return at < 0 || there === undefined ? null : () => step(source.idOf(there));
  };
  const [last, setLast] = useState(id);
  if (id !== "" && id !== last) setLast(id);
  const returnTo = useCallback(() => rowStop(last), [last]);
  // A foot of nothing would be a line below the facts.
  const next = (row !== undefined && renderAction?.(row)) || undefined;
  const hasFooter = row !== undefined && (next !== undefined || supportHref !== "");
  return (
    <Drawer
      open={id !== ""}
      onClose={close}
      title={title(row)}
      steps={{ previous: leadTo(at - 1), next: leadTo(at + 1) }}
      returnTo={returnTo}
      {...(hasFooter && {
        footer: (
          <>
            <SupportLink block>{t("records.help")}</SupportLink>
            {next}
          </>
        ),
        footerPair: next !== undefined && supportHref !== "",
      })}
    >
      {row !== undefined ? (
        // What was said or typed of one record is none of the next one's.
        <Fragment key={source.idOf(row)}>{children(row)}</Fragment>
      ) : (
        <MissingRecord key={id} state={state} {...missing} />
      )}
    </Drawer>
  );
}
