import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { CreditAccount } from "#shared/contract/accounts.ts";
import type { CoinChain } from "#shared/contract/coins.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { LoadFailure } from "#src/session/load-failure.tsx";
import { Button } from "#src/ui/button.tsx";
import { flow } from "#src/ui/flow.ts";
import { Note } from "#src/ui/note.tsx";
import { AddressCard } from "./address-card.tsx";
import { AddressWait } from "./address-wait.tsx";
import { DepositFacts } from "./deposit-facts.tsx";
import { MemoStep } from "./memo-step.tsx";

export interface AddressStepProps {
  readonly coin: string;
  readonly chain: CoinChain;
}

/** The address, once it proved to be what was asked for; with a memo, once that is confirmed. */
export function AddressStep({ coin, chain }: AddressStepProps): ReactNode {
  const { t } = useTranslation();
  const [account, setAccount] = useState<CreditAccount>();
  const [memoSeen, setMemoSeen] = useState("");
  const input = { coin, chain: chain.chain, ...(account !== undefined && { accountType: account }) };
  // Another account may have another address: the one of before is never shown in its place.
  const order = useCall("deposit.address", input);
  const { status } = order;
  if (status === "error") {
    return (
      <LoadFailure
        title={t("deposit.addressError")}
        error={order.error}
        onRetry={order.refetch}
        retrying={order.fetching}
      />
    );
  }
  if (status !== "ok") return <AddressWait />;
  const answer = order.data;
  if (answer.state === "invalid") {
    return (
      <div className={flow.stack3}>
        <Note tone="bad" announce>
          <b>{t(answer.why === "none" ? "deposit.invalid.none" : "deposit.invalid.title")}</b>
          <br />
          {t("deposit.invalid.text")}
        </Note>
        <div>
          <Button busy={order.fetching} onClick={order.refetch}>
            {t("ui.error.retry")}
          </Button>
        </div>
      </div>
    );
  }
  // What was confirmed is this very memo: another one is to be looked at again.
  const isConfirmed = answer.memo === "" || memoSeen === answer.memo;
  return (
    <>
      {answer.memo !== "" && (
        <MemoStep
          memo={answer.memo}
          name={answer.memoName}
          confirmed={isConfirmed}
          onConfirm={(on) => setMemoSeen(on ? answer.memo : "")}
        />
      )}
      {isConfirmed ? (
        <AddressCard address={answer} chainName={chain.chainType} />
      ) : (
        <p>{t("deposit.memo.first", { memo: answer.memoName })}</p>
      )}
      <DepositFacts
        coin={coin}
        chain={chain}
        contractEnd={answer.contractEnd}
        minimum={answer.minimum}
        account={answer.account ?? account}
        onAccount={setAccount}
      />
      <Note>{t("deposit.onlyThis", { coin, network: chain.chainType })}</Note>
    </>
  );
}
