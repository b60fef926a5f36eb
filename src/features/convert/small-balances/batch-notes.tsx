import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { DroppedCoin } from "#shared/contract/small-balance.ts";
import { Note } from "#src/ui/note.tsx";
import { useRefusalText } from "../form/use-refusal-text.ts";
import { FlowNotes } from "../quote/flow-notes.tsx";
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
  const dropped = droppedOf(batch, view);
  const ineligible = useIneligibleCoins(batch, view.at === "refused" ? view.error : null);
  const many = view.quote.result.exchangeCoins.length;
  return (
    <FlowNotes
      view={view}
      held={dropped.length > 0 && <Dropped coins={dropped} left={many} />}
      renderRefusal={words}
      {...(ineligible.length > 0 && {
        refused: <Dropped coins={ineligible} left={many - ineligible.length} />,
      })}
      unsettled={t("convert.smallBalances.unsettled")}
    />
  );
}

interface Gone extends Pick<DroppedCoin, "coin"> {
  /** Absent where the exchange tells none. */
  readonly reason?: DroppedCoin["reason"];
}

/** What was chosen and has no price any more: an exchange need not name it (F6b.5). */
function droppedOf({ session }: Batch, { quote }: PricedBatch): readonly Gone[] {
  const { droppedCoins: told = [], exchangeCoins } = quote.result;
  const known = new Set([...told.map(({ coin }) => coin), ...exchangeCoins.map(({ fromCoin }) => fromCoin)]);
  const untold = (session.intent?.chosen ?? []).filter((coin) => !known.has(coin));
  return [...told, ...untold.map((coin) => ({ coin }))];
}

/** The selection is kept but for these; each says why, where that is known. */
export function Dropped({
  coins,
  left,
}: {
  readonly coins: readonly Gone[];
  readonly left: number;
}): ReactNode {
  const { t } = useTranslation();
  const reason = useReasonText();
  return (
    <Note tone="warn" announce>
      {coins.map((one) => (
        <p key={one.coin}>
          <b>{t("convert.smallBalances.dropped", { coin: one.coin })}</b>{" "}
          {one.reason !== undefined && reason(one.reason, 0)}
        </p>
      ))}
      {left > 0 && <p>{t("convert.smallBalances.droppedRest", { count: left })}</p>}
    </Note>
  );
}
