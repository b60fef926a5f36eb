import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { CoinChain } from "#shared/contract/coins.ts";
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
import { useAddress } from "./use-address.ts";

export interface AddressStepProps {
  readonly coin: string;
  readonly chain: CoinChain;
}

/** The address with what holds for it, and the choice of the account that it credits. */
export function AddressStep({ coin, chain }: AddressStepProps): ReactNode {
  const { t } = useTranslation();
  const { order, chosen, choose } = useAddress(coin, chain.chain);
  const isOther = order.data?.state === "ok" && order.data.chainType !== chain.chainType;
  const answer = order.data?.state === "ok" && !isOther ? order.data : undefined;
  const told = answer?.account ?? chosen;
  const isUntold = answer !== undefined && told === undefined;
  const overview = useCall("assets.overview", { valuationCurrency: "USD" }, { enabled: isUntold }).data;
  // Where neither answer says otherwise, funding is the account that coins come to.
  const usual = overview === undefined ? "" : (overview.depositAccountType ?? "FUND");
  const credited = answer === undefined ? "" : (told ?? usual);
  const isAwaited = order.status === "pending" || order.status === "anonymous";
  return (
    <div className={cx(flow.stack6, isAwaited && addressPlace)}>
      <Address order={order} network={chain.chainType} isOther={isOther} />
      {(answer !== undefined || chosen !== undefined) && (
        <DepositFacts
          coin={coin}
          chain={chain}
          contractEnd={answer?.contractEnd}
          minimum={answer?.minimum}
          dayLimit={answer?.dayLimit}
          account={credited}
          onAccount={(next) => next !== credited && choose(next)}
          busy={order.fetching}
        />
      )}
      {answer !== undefined && <Note>{t("deposit.onlyThis", { coin, network: chain.chainType })}</Note>}
    </div>
  );
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
