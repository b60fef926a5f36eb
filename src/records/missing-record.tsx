import { SearchX } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CallName } from "#shared/contract/index.ts";
import type { CallState } from "#src/bridge/use-call.ts";
import { useRepeat } from "#src/bridge/use-repeat.ts";
import { useErrorText } from "#src/i18n/error-text.ts";
import { useElapsed } from "#src/lazy/use-elapsed.ts";
import { Empty } from "#src/ui/empty.tsx";
import { ErrorState } from "#src/ui/error-state.tsx";
import { SkeletonRows } from "#src/ui/skeleton.tsx";
import { processingEveryMs } from "./record-source.ts";

/** What an exchange has just booked, its lists may have a while later. */
const patienceMs = 30_000;

export interface MissingWords {
  readonly title: string;
  readonly text: string;
}

interface MissingRecordProps<N extends CallName> extends MissingWords {
  /** How looking it up went. */
  readonly state: CallState<N>;
}

/** In the place of a record that is not there: on its way, could not be read, or not found. */
export function MissingRecord<N extends CallName>({ state, ...words }: MissingRecordProps<N>): ReactNode {
  const { t } = useTranslation();
  const errorText = useErrorText();
  if (state.error !== null) {
    return (
      <ErrorState
        title={t("records.detailError")}
        message={errorText(state.error)}
        onRetry={state.refetch}
        retrying={state.fetching}
      />
    );
  }
  if (state.status === "pending") return <SkeletonRows count={6} />;
  return <NotFound state={state} {...words} />;
}

/** It is looked up again for a while, before anybody is told that there is none. */
function NotFound<N extends CallName>({ state, title, text }: MissingRecordProps<N>): ReactNode {
  const { t } = useTranslation();
  const isOver = useElapsed(patienceMs);
  useRepeat(state.refetch, isOver ? 0 : processingEveryMs);
  if (isOver) {
    return <ErrorState title={title} message={text} onRetry={state.refetch} retrying={state.fetching} />;
  }
  return (
    <Empty icon={SearchX} title={t("records.notYet")}>
      {t("records.notYetText")}
    </Empty>
  );
}
