import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { TransferPlace } from "#shared/contract/transfer-estimate.ts";
import { outcomeAbsent } from "#src/bridge/look-up-outcome.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { SendingHold } from "#src/money/sending-hold.tsx";
import { canTryAgain } from "#src/money/try-again.ts";
import { useNewestUntil } from "#src/money/use-newest-until.ts";
import { groupedId } from "#src/records/grouped-id.ts";
import { RecordId } from "#src/records/record-id.tsx";
import { BigAmount } from "#src/ui/big-amount.tsx";
import { CoinDisc } from "#src/ui/coin-disc.tsx";
import { DescriptionList, Fact } from "#src/ui/description-list.tsx";
import { Figure } from "#src/ui/figure.tsx";
import { flow } from "#src/ui/flow.ts";
import { Note } from "#src/ui/note.tsx";
import { OwnFigure } from "#src/ui/own-figure.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import type { TransferOrder } from "./transfer-intent.ts";
import { usePlaceText } from "./use-place-text.ts";
import type { TransferDialogProps } from "./use-sending.ts";
import { useTransferRefusal } from "./use-transfer-refusal.ts";

const card = css`padding: 14px 16px; border: 1px solid var(--line); border-radius: var(--r2); background: var(--sunken);`;

type BodyProps = TransferDialogProps & { readonly order: TransferOrder };

/** What is about to move, or has moved, and how that goes. */
export function DialogBody(props: BodyProps): ReactNode {
  const { order, transfer, sending } = props;
  const { coin, amount, places, recipient } = order;
  const { t } = useTranslation();
  const isDone = sending.action.state.status === "done";
  return (
    <>
      <div className={flow.rowWide}>
        <CoinDisc coin={coin} icon={transfer.coinOf(coin)?.icon} size={40} />
        <div className={flow.grow}>
          <div className={cx(text.small, text.ink2)}>
            {t(recipient === null ? "money.amount" : "transfer.recipientGets")}
          </div>
          <BigAmount unit={coin}>
            <Figure kind="amount" value={amount} places={places} muteFraction />
          </BigAmount>
        </div>
      </div>
      <BodyNote {...props} />
      {recipient !== null && (
        <div className={card}>
          <div className={cx(text.small, text.ink2)}>{t("transfer.toAUser")}</div>
          <div className={cx(text.large, text.strong)}>
            <bdi>{recipient.maskedName}</bdi>
          </div>
          <div>{bidiIsolate(`UID ${groupedId(recipient.uid)}`)}</div>
          {!isDone && <div className={cx(text.caption, text.ink2)}>{t("transfer.compareUid")}</div>}
        </div>
      )}
      <Facts {...props} />
    </>
  );
}

function Facts({ order, sending, transfer }: BodyProps): ReactNode {
  const { t } = useTranslation();
  const { short } = usePlaceText(order.members);
  const { from, to, places, coin } = order;
  const { status } = sending.action.state;
  const isDone = status === "done";
  const { row } = transfer;
  const now = transfer.current && row?.amount === order.amount ? row : undefined;
  const { fromAfter, toAfter } = useNewestUntil(now ?? order, status !== "idle" || now === undefined);
  const isMoved = sending.status !== "FAILED" && sending.status !== "UNCLEAR";
  return (
    <DescriptionList>
      <PlaceFact term={t("transfer.from")} place={from} name={short(from)} />
      {to !== null && <PlaceFact term={t("transfer.to")} place={to} name={short(to)} />}
      <Fact term={t("transfer.fee")}>{t("transfer.feeNone")}</Fact>
      {!isDone && <Fact term={t("transfer.arrives")}>{t("transfer.immediate")}</Fact>}
      {isMoved && fromAfter !== "" && (
        <Fact term={t("transfer.after", { account: short(from) })}>
          <OwnFigure kind="amount" value={fromAfter} places={places} unit={coin} />
        </Fact>
      )}
      {isMoved && to !== null && toAfter !== "" && (
        <Fact term={t("transfer.after", { account: short(to) })}>
          <OwnFigure kind="amount" value={toAfter} places={places} unit={coin} />
        </Fact>
      )}
      {isDone && (
        <Fact term={t("transfer.number")} kind="stacked">
          <RecordId value={order.transferId} label={t("transfer.copyNumber")} />
        </Fact>
      )}
    </DescriptionList>
  );
}

interface PlaceFactProps {
  readonly term: string;
  readonly place: TransferPlace;
  readonly name: string;
}

/** A sub-account goes by its number: a name is what a list calls it now. */
function PlaceFact({ term, place: { memberId }, name }: PlaceFactProps): ReactNode {
  const uid = `UID ${groupedId(memberId)}`;
  return (
    <Fact term={term}>
      {name}
      {memberId !== "" && <div className={cx(text.caption, text.ink2)}>{bidiIsolate(uid)}</div>}
    </Fact>
  );
}

function BodyNote({ order, sending }: BodyProps): ReactNode {
  const { t } = useTranslation();
  const words = useTransferRefusal();
  const { state } = sending.action;
  switch (state.status) {
    case "running":
    case "looking-up":
      return (
        <SendingHold
          status={state.status}
          act="transfer"
          sending={t("transfer.sending")}
          checking={t("transfer.checkingText")}
        />
      );
    case "refused":
      return (
        <Note tone={canTryAgain(state.error.code) ? "info" : "bad"} announce>
          {state.error.code === outcomeAbsent ? t("transfer.absentText") : words(state.error)}
        </Note>
      );
    case "done": {
      const status = sending.status ?? "STATUS_UNKNOWN";
      if (status === "UNCLEAR")
        return (
          <Note tone="warn" announce>
            {t("money.endedText.transferUnclear")}
          </Note>
        );
      const tones = { SUCCESS: "ok", FAILED: "bad", PENDING: "info", STATUS_UNKNOWN: "info" } as const;
      return (
        <Note tone={tones[status]} announce>
          {t(`transfer.doneText.${status}`)}
        </Note>
      );
    }
    case "idle":
    case "unknown":
      break;
  }
  return order.to === null ? <Note tone="plain">{t("transfer.cannotCallBack")}</Note> : null;
}
