import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import type { CallOutput } from "#shared/contract/index.ts";
import type { WithdrawRecord } from "#shared/contract/withdraw-records.ts";
import { anyAccuracy } from "#shared/domain/any-accuracy.ts";
import { isZeroText } from "#shared/domain/decimal-text.ts";
import { isTurnedBack } from "#shared/domain/withdraw-end.ts";
import type { SentRequest } from "#shared/domain/withdraw-record.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { useFormat } from "#src/i18n/format.ts";
import { RecordId } from "#src/records/record-id.tsx";
import { useOneWithdrawal } from "#src/records/use-recent-withdrawals.ts";
import { DescriptionList, Fact } from "#src/ui/description-list.tsx";
import { Figure } from "#src/ui/figure.tsx";
import { Note } from "#src/ui/note.tsx";
import { RetryNote } from "#src/ui/retry-note.tsx";
import { SkeletonRows } from "#src/ui/skeleton.tsx";
import { textLinkClass } from "#src/ui/text-link.tsx";
import { walletKeys } from "../form/wallet-choice.tsx";
import { type Wallet, wallets } from "../form/withdraw-form.ts";
import { withdrawHistoryPath } from "../paths.ts";
import { CancelWithdrawal } from "../progress/cancel-withdrawal.tsx";
import { WithdrawSteps } from "../progress/withdraw-steps.tsx";
import { ReceivedLine } from "./received-line.tsx";
import {
  debitBeyond,
  feeBeyond,
  isOfOrder,
  otherAccounts,
  receivedOf,
  type WithdrawOrder,
} from "./withdraw-order.ts";

export interface DoneBodyProps {
  /** What the exchange answered. */
  readonly taken: CallOutput<"withdraw.create">;
  readonly order: WithdrawOrder;
  /** By what it is told from an equal one of before. */
  readonly sent: SentRequest;
}

/** It was taken: how far it is, live, and the way back while there is one. */
export function DoneBody({ taken, order, sent }: DoneBodyProps): ReactNode {
  const { t } = useTranslation();
  const { id } = taken;
  const { record, missing, looking, lookAgain } = useOneWithdrawal(id);
  const isOwn = record !== undefined && isOfOrder(order, record, sent);
  // An answer that took it and says that it came to nothing is true where the record says so too.
  const isDenied = isTurnedBack(taken) && !(isOwn && isTurnedBack(record));
  return (
    <>
      <ReceivedLine order={order} received={isOwn ? receivedOf(order, record) : order.received} />
      {missing && !isDenied ? (
        <RetryNote tone="info" retrying={looking} onRetry={lookAgain}>
          <span>
            {t("withdraw.notListed")}{" "}
            <Link href={withdrawHistoryPath} className={textLinkClass()}>
              {t("money.result.seeHistory")}
            </Link>
          </span>
        </RetryNote>
      ) : record === undefined && !missing ? (
        <SkeletonRows count={3} />
      ) : !isOwn || isDenied ? (
        <Note tone="warn" announce>
          {t("withdraw.unknownState")}
        </Note>
      ) : (
        <>
          <OtherSums order={order} record={record} />
          <WithdrawSteps record={record} />
          <CancelWithdrawal record={record} />
        </>
      )}
      <DescriptionList>
        <Fact term={t("withdraw.from")}>{t(walletKeys[walletOf(order, isOwn ? record : undefined)])}</Fact>
        {isOwn && !isZeroText(record.tax) && (
          <Fact term={t("withdraw.tax")}>
            <Figure kind="amount" value={record.tax} places={anyAccuracy} unit={order.coin} up />
          </Fact>
        )}
        <Fact term={t("withdraw.number")} kind="stacked">
          <RecordId value={id} label={t("ui.copy")} />
        </Fact>
      </DescriptionList>
    </>
  );
}

/** Of all that were offered the record names the one that it came from; until it is there what was reviewed. */
function walletOf(order: WithdrawOrder, record: WithdrawRecord | undefined): Wallet {
  return wallets.find((one) => one === record?.accountType) ?? order.wallet;
}

interface OtherSumsProps {
  readonly order: WithdrawOrder;
  readonly record: WithdrawRecord;
}

/** What was taken, or from where, is not what was reviewed: both, and who can say why. */
function OtherSums({ order, record }: OtherSumsProps): ReactNode {
  const { t } = useTranslation();
  const format = useFormat();
  const fee = feeBeyond(order, record);
  const debited = debitBeyond(order, record);
  const accounts = otherAccounts(order, record);
  const amount = (text: string): string => bidiIsolate(`${format.amount(text, anyAccuracy)} ${order.coin}`);
  const account = (wallet: Wallet): string => bidiIsolate(t(walletKeys[wallet]));
  return (
    <>
      {fee !== "" && (
        <Note tone="warn" announce>
          {t("withdraw.feeDiffers", { fee: amount(fee), told: amount(order.fee) })}
        </Note>
      )}
      {debited !== "" && (
        <Note tone="warn" announce>
          {t("withdraw.debitDiffers", { debited: amount(debited), told: amount(order.debit) })}
        </Note>
      )}
      {accounts.length > 0 && (
        <Note tone="warn" announce>
          {t("withdraw.accountDiffers", {
            account: accounts.map(account).join(", "),
            told: account(order.wallet),
          })}
        </Note>
      )}
    </>
  );
}
