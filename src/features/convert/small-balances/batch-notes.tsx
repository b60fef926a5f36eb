import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { DroppedCoin } from "#shared/contract/small-balance.ts";
import type { ErrorData } from "#shared/rpc/errors.ts";
import { Note } from "#src/ui/note.tsx";
import { useRefusalText } from "../form/use-refusal-text.ts";
import type { PricedBatch } from "./batch-session.ts";
import type { Batch } from "./use-batch.ts";
import { useIneligibleCoins } from "./use-ineligible-coins.ts";
import { useReasonText } from "./use-reason-text.ts";

export interface BatchNotesProps {
  readonly batch: Batch;
  readonly view: PricedBatch;
}

/** What has to be said above the coins: what dropped out, that nothing was sent, why it was refused. */
export function BatchNotes({ batch, view }: BatchNotesProps): ReactNode {
  const { t } = useTranslation();
  const words = useRefusalText();
  const dropped = view.quote.result.droppedCoins ?? [];
  const ineligible = useIneligibleCoins(batch, view.at === "refused" ? view.error : null);
  switch (view.at) {
    case "held":
      return (
        <>
          {view.notice !== "none" && (
            <Note tone="warn" announce>
              {t(view.notice === "moved" ? "convert.confirm.moved" : "convert.confirm.unsent")}
            </Note>
          )}
          {dropped.length > 0 && <Dropped coins={dropped} left={view.quote.result.exchangeCoins.length} />}
        </>
      );
    case "expired":
      return <Again refusal={view.refusal} />;
    case "refused":
      return (
        <>
          {ineligible.length > 0 ? (
            <Dropped coins={ineligible} left={view.quote.result.exchangeCoins.length - ineligible.length} />
          ) : (
            <Note tone="bad" announce>
              {words(view.error)}
            </Note>
          )}
          <Again refusal={view.refusal} />
        </>
      );
    case "absent":
      return (
        <>
          <Note tone="info" announce>
            {t("convert.confirm.absentText")}
          </Note>
          <Again refusal={view.refusal} />
        </>
      );
    case "unsettled":
      return (
        <Note tone="info" announce>
          {t("convert.smallBalances.unsettled")}
        </Note>
      );
    case "sending":
    case "seeking":
    case "settling":
    case "settled":
      break;
  }
  return null;
}

/** The selection is kept but for these; each says why. */
export function Dropped({
  coins,
  left,
}: {
  readonly coins: readonly DroppedCoin[];
  readonly left: number;
}): ReactNode {
  const { t } = useTranslation();
  const reason = useReasonText();
  return (
    <Note tone="warn" announce>
      {coins.map((one) => (
        <p key={one.coin}>
          <b>{t("convert.smallBalances.dropped", { coin: one.coin })}</b> {reason(one.reason, 0)}
        </p>
      ))}
      {left > 0 && <p>{t("convert.smallBalances.droppedRest", { count: left })}</p>}
    </Note>
  );
}

/** A new price was asked for and refused. */
function Again({ refusal }: { readonly refusal: ErrorData | null }): ReactNode {
  const words = useRefusalText();
  if (refusal === null) return null;
  return (
    <Note tone="bad" announce>
      {words(refusal)}
    </Note>
  );
}
