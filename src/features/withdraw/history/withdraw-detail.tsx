import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { WithdrawRecord } from "#shared/contract/withdraw-records.ts";
import { isZeroText } from "#shared/domain/decimal-text.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { ExactAmount } from "#src/records/cells.tsx";
import { AddressFact, ExplorerFact, TxFact } from "#src/records/chain-facts.tsx";
import { IdFact } from "#src/records/id-fact.tsx";
import { DescriptionList, Fact } from "#src/ui/description-list.tsx";
import { flow } from "#src/ui/flow.ts";
import { cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { walletKeys } from "../form/wallet-choice.tsx";
import { memoLabel } from "../memo-label.ts";
import { CancelWithdrawal } from "../progress/cancel-withdrawal.tsx";
import { WithdrawSteps } from "../progress/withdraw-steps.tsx";
import { isFree, isUid, useWithdrawTexts } from "../progress/withdraw-texts.ts";
import { MoreInformation } from "./more-information.tsx";

/** Everything about one withdrawal. */
export function WithdrawDetail({ record }: { readonly record: WithdrawRecord }): ReactNode {
  return (
    <div className={flow.stack4}>
      <p className={cx(text.figure, text.unbound)}>
        <ExactAmount value={record.amount} unit={record.coin} />
      </p>
      <WithdrawSteps record={record} />
      {record.status === "MoreInformationRequired" && <MoreInformation record={record} />}
      <CancelWithdrawal record={record} />
      <Facts record={record} />
    </div>
  );
}

function Facts({ record }: { readonly record: WithdrawRecord }): ReactNode {
  const { t, i18n } = useTranslation();
  const texts = useWithdrawTexts();
  const { coin, chain, withdrawFee, tax, debited, accountType, toAddress, tag, txID, withdrawType } = record;
  const isChain = withdrawType === 0;
  const coins = useCall("withdraw.coins", { coin }, { enabled: isChain });
  const network = coins.data?.rows[0]?.chains.find((one) => one.chain === chain);
  const copy = t("ui.copy");
  const wallet = Object.entries(walletKeys).find(([name]) => name === accountType)?.[1];
  return (
    <DescriptionList>
      <Fact term={t("records.status")}>{texts.state(record)}</Fact>
      <Fact term={t("withdraw.history.kind")}>{texts.kind(record)}</Fact>
      {isChain ? (
        <Fact term={t("withdraw.network")}>{network?.chainType ?? chain}</Fact>
      ) : (
        <Fact term={t("withdraw.to")}>{texts.network(record)}</Fact>
      )}
      <Fact term={t("withdraw.networkFee")}>
        {isFree(record) ? (
          t("withdraw.noFee")
        ) : (
          <ExactAmount value={withdrawFee} unit={withdrawFee === "" ? undefined : coin} />
        )}
      </Fact>
      {!isZeroText(tax) && (
        <Fact term={t("withdraw.tax")}>
          <ExactAmount value={tax} unit={coin} up />
        </Fact>
      )}
      {debited !== "" && (
        <Fact term={t("withdraw.debited")}>
          <ExactAmount value={debited} unit={coin} />
        </Fact>
      )}
      {wallet !== undefined && <Fact term={t("withdraw.from")}>{t(wallet)}</Fact>}
      {isChain || !isUid(toAddress) ? (
        <AddressFact term={t("withdraw.address")} value={toAddress} label={copy} />
      ) : (
        <IdFact term={t("withdraw.uid")} value={toAddress} label={copy} />
      )}
      {tag !== "" && (
        <IdFact
          term={memoLabel(network?.tagName ?? "", i18n.language) || t("withdraw.memo")}
          value={tag}
          label={copy}
        />
      )}
      {txID !== "" && <TxFact term="TxID" value={txID} label={t("withdraw.copyTx")} />}
      {isChain && <ExplorerFact term={t("withdraw.explorer")} chain={chain} txId={txID} />}
      <IdFact term={t("withdraw.number")} kind="stacked" value={record.withdrawId} label={copy} />
    </DescriptionList>
  );
}
