import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { CreditAccount } from "#shared/contract/accounts.ts";
import type { CoinChain } from "#shared/contract/coins.ts";
import type { CallInput } from "#shared/contract/index.ts";
import { queries } from "#src/bridge/reads.ts";
import { type CallState, useCall } from "#src/bridge/use-call.ts";
import { LoadFailure } from "#src/session/load-failure.tsx";
import { OutdatedNote } from "#src/session/outdated-note.tsx";
import { Button } from "#src/ui/button.tsx";
import { flow } from "#src/ui/flow.ts";
import { Note } from "#src/ui/note.tsx";
import { SkeletonRows } from "#src/ui/skeleton.tsx";
import { cx } from "#src/ui/style.ts";
import { AddressCard } from "./address-card.tsx";
import { addressPlace } from "./address-wait.tsx";
import { DepositFacts } from "./deposit-facts.tsx";
import { MemoStep } from "./memo-step.tsx";

export interface AddressStepProps {
  readonly coin: string;
  readonly chain: CoinChain;
}

/** The address with what holds for it, and the choice of the account that it credits. */
export function AddressStep({ coin, chain }: AddressStepProps): ReactNode {
  const { t } = useTranslation();
  const [account, setAccount] = useState<CreditAccount>();
  const inputOf = (wanted: CreditAccount | undefined): CallInput<"deposit.address"> => ({
    coin,
    chain: chain.chain,
    ...(wanted !== undefined && { accountType: wanted }),
  });
  // Another account may have another address: the one of before is never shown in its place.
  const order = ofNow(useCall("deposit.address", inputOf(account)));
  const isOther = order.data?.state === "ok" && order.data.chainType !== chain.chainType;
  const answer = order.data?.state === "ok" && !isOther ? order.data : undefined;
  const told = answer?.account ?? account;
  const isUntold = answer !== undefined && told === undefined;
  const overview = useCall("assets.overview", { valuationCurrency: "USD" }, { enabled: isUntold }).data;
  // Where neither answer says otherwise, funding is the account that coins come to.
  const usual = overview === undefined ? "" : (overview.depositAccountType ?? "FUND");
  const credited = answer === undefined ? "" : (told ?? usual);
  function credit(next: CreditAccount): void {
    if (order.fetching || next === credited) return;
    // Who asks for an account has it credited from then on: what was answered of before says nothing of now.
    for (const wanted of [undefined, next]) queries.of("deposit.address", inputOf(wanted)).forget(false);
    // The one that was chosen before, and changed elsewhere since.
    if (next === account) order.refetch();
    setAccount(next);
  }
  const isAwaited = order.status === "pending" || order.status === "anonymous";
  return (
    <div className={cx(flow.stack6, isAwaited && addressPlace)}>
      <Address order={order} network={chain.chainType} isOther={isOther} />
      {(answer !== undefined || account !== undefined) && (
        <DepositFacts
          coin={coin}
          chain={chain}
          contractEnd={answer?.contractEnd}
          minimum={answer?.minimum}
          dayLimit={answer?.dayLimit}
          account={credited}
          onAccount={credit}
          busy={order.fetching}
        />
      )}
      {answer !== undefined && <Note>{t("deposit.onlyThis", { coin, network: chain.chainType })}</Note>}
    </div>
  );
}

/** What the exchange refuses by now is not shown from before; what only could not be had again is. */
function ofNow(order: CallState<"deposit.address">): CallState<"deposit.address"> {
  const { status, error, fetching, refetch } = order;
  if (status !== "ok" || error?.data.kind !== "BusinessError") return order;
  return { status: "error", data: undefined, error, fetching, refetch };
}

interface AddressProps {
  readonly order: CallState<"deposit.address">;
  /** Display name. */
  readonly network: string;
  /** By now the catalogue calls the network otherwise than the answer does: it is another one. */
  readonly isOther: boolean;
}

/** The address, once it proved to be what was asked for; with a memo, once that is confirmed. */
function Address({ order, network, isOther }: AddressProps): ReactNode {
  const { t } = useTranslation();
  const [memoSeen, setMemoSeen] = useState("");
  if (order.status === "error") {
    return (
      <LoadFailure
        title={t("deposit.addressError")}
        error={order.error}
        onRetry={order.refetch}
        retrying={order.fetching}
      />
    );
  }
  if (order.status !== "ok") return <SkeletonRows count={4} />;
  const answer = order.data;
  if (answer.state === "invalid" || isOther) {
    const isNone = answer.state === "invalid" && answer.why === "none";
    return (
      <div className={flow.stack3}>
        <Note tone="bad" announce>
          <b>{t(isNone ? "deposit.invalid.none" : "deposit.invalid.title")}</b>
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
      {order.error !== null && (
        <OutdatedNote onRetry={order.refetch} retrying={order.fetching}>
          {t("deposit.addressOutdated")}
        </OutdatedNote>
      )}
      {answer.memo !== "" && (
        <MemoStep
          memo={answer.memo}
          name={answer.memoName}
          confirmed={isConfirmed}
          onConfirm={(on) => setMemoSeen(on ? answer.memo : "")}
        />
      )}
      {isConfirmed ? (
        <AddressCard address={answer} chainName={network} />
      ) : (
        <p>{t("deposit.memo.first", { memo: answer.memoName })}</p>
      )}
    </>
  );
}
