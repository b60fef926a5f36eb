import { LifeBuoy, RefreshCw, SearchX } from "lucide";
import { type ReactNode, useCallback, useState } from "react";
import { Link } from "wouter";
import type { ConvertHistoryRow } from "#shared/contract/convert-history.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { useErrorText } from "#src/i18n/error-text.ts";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { appConfig } from "#src/state/app-config.ts";
import { buttonClass } from "#src/ui/button.tsx";
import { rowStop } from "#src/ui/data-table.tsx";
import { Drawer } from "#src/ui/drawer.tsx";
import { Empty } from "#src/ui/empty.tsx";
import { ErrorState } from "#src/ui/error-state.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { SkeletonRows } from "#src/ui/skeleton.tsx";
import { againLink } from "./again-link.ts";
import { RecordDetail } from "./record-detail.tsx";
import type { OpenRecord } from "./use-open-record.ts";

const settleEveryMs = 3_000;

export interface RecordDrawerProps {
  readonly record: OpenRecord;
  /** The list beside it: its records have neighbours. */
  readonly records: readonly ConvertHistoryRow[];
}

/** The details of the record that the address names, whether the list beside it holds it or not. */
export default function RecordDrawer({ record, records }: RecordDrawerProps): ReactNode {
  const { t } = useTranslation();
  const { id, step, close } = record;
  const at = records.findIndex(({ exchangeTxId }) => exchangeTxId === id);
  const listed = records[at];
  const found = useRecord(id, listed);
  const leadTo = (place: number): (() => void) | null => {
    const there = records[place];
    return at < 0 || there === undefined ? null : () => step(there.exchangeTxId);
  };
  const row = found.row;
  const [last, setLast] = useState(id);
  if (id !== "" && id !== last) setLast(id);
  const returnTo = useCallback(() => rowStop(last), [last]);
  return (
    <Drawer
      open={id !== ""}
      onClose={close}
      title={
        row === undefined
          ? t("convert.records.detail")
          : t("convert.records.detailOf", { kind: t(`convert.records.kindOf.${row.kind}`) })
      }
      steps={{ previous: leadTo(at - 1), next: leadTo(at + 1) }}
      returnTo={returnTo}
      {...(row !== undefined && { footer: <Actions row={row} />, footerPair: supportHref !== "" })}
    >
      {row === undefined ? <Missing found={found} /> : <RecordDetail row={row} />}
    </Drawer>
  );
}

const supportHref = appConfig.footerLinks?.support ?? "";

function Actions({ row }: { readonly row: ConvertHistoryRow }): ReactNode {
  const { t } = useTranslation();
  const waits = row.state === "waiting";
  return (
    <>
      {supportHref !== "" && (
        <a className={buttonClass("secondary", "md", true)} href={supportHref}>
          <Icon of={LifeBuoy} />
          {t("convert.records.help")}
        </a>
      )}
      <Link className={buttonClass("primary", "md", true)} href={againLink(row)}>
        <Icon of={RefreshCw} />
        {t(waits ? "convert.records.toOrder" : "convert.records.again")}
      </Link>
    </>
  );
}

interface Found {
  readonly row: ConvertHistoryRow | undefined;
  readonly state: ReturnType<typeof useCall<"convert.history">>;
}

/** A record by its number: the list's own, else asked for, and kept up to date while it is under way. */
function useRecord(id: string, listed: ConvertHistoryRow | undefined): Found {
  const isAsked = id !== "" && listed === undefined;
  const [settling, setSettling] = useState(false);
  const state = useCall(
    "convert.history",
    { recordNo: id, index: 1, limit: 20 },
    { enabled: isAsked, refetchEveryMs: isAsked && settling ? settleEveryMs : 0 },
  );
  const row = listed ?? state.data?.list.find(({ exchangeTxId }) => exchangeTxId === id);
  const isSettling = row?.state === "processing";
  if (isSettling !== settling) setSettling(isSettling);
  return { row, state };
}

function Missing({ found: { state } }: { readonly found: Found }): ReactNode {
  const { t } = useTranslation();
  const errorText = useErrorText();
  if (state.status === "error") {
    return (
      <ErrorState
        title={t("convert.records.detailError")}
        message={errorText(state.error)}
        onRetry={state.refetch}
        retrying={state.fetching}
      />
    );
  }
  if (state.status === "pending") return <SkeletonRows count={6} />;
  return (
    <Empty icon={SearchX} title={t("convert.records.noRecord")}>
      {t("convert.records.noRecordText")}
    </Empty>
  );
}
