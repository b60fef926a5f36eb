import { Lock, ShieldCheck } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isGraveRisk } from "#shared/domain/grave-risk.ts";
import { useAbout } from "#src/entry/arrival.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { useFormat } from "#src/i18n/format.ts";
import { SendingHold } from "#src/money/sending-hold.tsx";
import { groupedId } from "#src/records/grouped-id.ts";
import { Address } from "#src/ui/address.tsx";
import { Badge } from "#src/ui/badge.tsx";
import { BigAmount } from "#src/ui/big-amount.tsx";
import { DescriptionList, Fact } from "#src/ui/description-list.tsx";
import { Figure } from "#src/ui/figure.tsx";
import { flow } from "#src/ui/flow.ts";
import { Hold } from "#src/ui/hold.tsx";
import { noFigure } from "#src/ui/no-figure.tsx";
import { Note } from "#src/ui/note.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { walletKeys } from "../form/wallet-choice.tsx";
import { memoLabel } from "../memo-label.ts";
import { RefusalLink } from "./refusal-link.tsx";
import { adviceOf, canTryAgain } from "./refusal-steps.ts";
import { blockWord } from "./refusal-texts.ts";
import { useWithdrawRefusal } from "./use-refusal.ts";
import type { Sending } from "./use-sending.ts";
import type { WithdrawOrder } from "./withdraw-order.ts";

const card = css`display: grid; gap: 8px; padding: 14px 16px; border: 1px solid var(--line); border-radius: var(--r2); background: var(--sunken);`;

export interface BodyProps {
  readonly sending: Sending;
  readonly order: WithdrawOrder;
}

/** All that is about to leave, and where to: address whole, network, memo, fee and what arrives. */
export function ReviewBody(props: BodyProps): ReactNode {
  const { order } = props;
  const { coin, received, places, network, internal } = order;
  const { t } = useTranslation();
  return (
    <>
      <div className={cx(flow.between, flow.wrap)}>
        <div>
          <div className={cx(text.small, text.ink2)}>{t("withdraw.recipientGets")}</div>
          <BigAmount unit={coin}>
            <Figure kind="amount" value={received} places={places} muteFraction />
          </BigAmount>
        </div>
        <Badge tone="line">
          <bdi>{internal ? t("withdraw.within") : network}</bdi>
        </Badge>
      </div>
      <StateNote {...props} />
      <Receiver order={order} />
      <Facts order={order} />
      {order.memoWarning !== "" && <Note tone="warn">{t(`recipient.memoWarning.${order.memoWarning}`)}</Note>}
      {props.sending.action.state.status === "idle" && (
        <Note icon={Lock}>{t(internal ? "withdraw.finalInside" : "withdraw.final")}</Note>
      )}
    </>
  );
}

function Receiver({ order }: Pick<BodyProps, "order">): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const { recipient, address, savedAs, savedAt, riskLevel } = order;
  if (recipient !== null) {
    return (
      <div className={card}>
        <div className={cx(text.small, text.ink2)}>{t("withdraw.toAUser")}</div>
        <div className={cx(text.large, text.strong)}>
          <bdi>{recipient.maskedName}</bdi>
        </div>
        <div>{bidiIsolate(`UID ${groupedId(recipient.uid)}`)}</div>
        <div className={cx(text.caption, text.ink2)}>{t("withdraw.compareUid")}</div>
      </div>
    );
  }
  return (
    <div className={card}>
      <div className={cx(flow.between, flow.wrap, text.small)}>
        <span className={text.ink2}>
          {savedAs === "" ? (
            t("withdraw.to")
          ) : (
            <>
              {t("withdraw.to")} <b className={text.strong}>{bidiIsolate(savedAs)}</b>
            </>
          )}
        </span>
        {savedAt !== "" && (
          <Badge tone="ok" icon={ShieldCheck}>
            {t("withdraw.savedOn", { date: format.date(Number(savedAt) * 1000) })}
          </Badge>
        )}
      </div>
      <Address value={address} form="large" />
      <div className={cx(text.caption, text.ink2)}>{t("withdraw.compareAddress")}</div>
      {isGraveRisk(riskLevel) && <Note tone="bad">{t("recipient.graveRisk")}</Note>}
    </div>
  );
}

function Facts({ order }: Pick<BodyProps, "order">): ReactNode {
  const { t, i18n } = useTranslation();
  const about = useAbout();
  const { coin, fee, debit, places, network, memo, memoName, wallet, seconds, internal } = order;
  return (
    <DescriptionList>
      {network !== "" && <Fact term={t("withdraw.network")}>{bidiIsolate(network)}</Fact>}
      <Fact term={t("withdraw.networkFee")}>
        {internal ? t("withdraw.noFee") : <Figure kind="amount" value={fee} places={places} unit={coin} />}
      </Fact>
      {network !== "" && (
        <Fact term={memoName === "" ? t("withdraw.memo") : memoLabel(memoName, i18n.language)}>
          {memo === "" ? (
            t(memoName === "" ? "withdraw.memoNotUsed" : "withdraw.memoNone")
          ) : (
            <bdi dir="ltr" className={cx(text.mono, text.strong)}>
              {memo}
            </bdi>
          )}
        </Fact>
      )}
      <Fact term={t("withdraw.from")}>{t(walletKeys[wallet])}</Fact>
      <Fact term={t("withdraw.arrivesIn")}>
        {internal ? t("withdraw.immediate") : seconds === undefined ? noFigure : about(seconds)}
      </Fact>
      <Fact term={t("withdraw.debitedTotal")} kind="total">
        <Figure kind="amount" value={debit} places={places} unit={coin} />
      </Fact>
    </DescriptionList>
  );
}

function StateNote({ sending }: BodyProps): ReactNode {
  const { t } = useTranslation();
  const words = useWithdrawRefusal();
  const { action, step, check } = sending;
  const { state } = action;
  switch (state.status) {
    case "running":
    case "looking-up":
      return (
        <SendingHold
          status={state.status}
          act="withdraw"
          sending={t("withdraw.sending")}
          checking={t("withdraw.checkingText")}
        />
      );
    case "refused":
      return (
        <Note tone={canTryAgain(state.error) ? "info" : "bad"} announce>
          {words(state.error)} <RefusalLink error={state.error} />
        </Note>
      );
    case "idle":
      break;
    case "unknown":
    case "done":
      return null;
  }
  if (step.at === "blocked")
    return (
      <Note tone="bad" announce>
        {t(`withdraw.refusal.${blockWord(step.code)}`)} <RefusalLink error={{ code: String(step.code) }} />
      </Note>
    );
  if (step.at === "unchecked")
    return (
      <Note tone="bad" announce>
        {words(step.error)} {adviceOf(step.error)?.word !== "busy" && t("withdraw.nothingSent")}
      </Note>
    );
  if (step.at === "checking") return <Hold state={{ kind: "busy" }} title={t("withdraw.checking")} />;
  return check.fault === "over" ? (
    <Note tone="info" announce>
      {t("withdraw.checkOver")}
    </Note>
  ) : null;
}
