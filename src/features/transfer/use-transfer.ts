import { useState } from "react";
import type { TransferBalance, TransferMember } from "#shared/contract/transfer.ts";
import type { TransferEstimateRow } from "#shared/contract/transfer-estimate.ts";
import { type CallState, useCall } from "#src/bridge/use-call.ts";
import { useAmendedTopic } from "#src/bridge/use-topic.ts";
import { useMembersRead } from "#src/entry/use-members-read.ts";
import { currencyOf, useClientStore } from "#src/state/client-store.ts";
import { sourceOf, type TransferEvent, type TransferForm } from "./transfer-form.ts";
import { useTransferForm } from "./use-transfer-form.ts";

/** What a picker is open for. */
export type Picking = "from" | "to" | "coin";

export interface Transfer {
  readonly form: TransferForm;
  readonly change: (event: TransferEvent) => void;
  /** The worker's estimate, possibly on what stood there a moment ago; see `current`. */
  readonly row: TransferEstimateRow | undefined;
  readonly current: boolean;
  /** Has accounts that could not be read, and balances that moved, requested again; all that was typed stands. */
  readonly readAgain: () => void;
  /** The person's members and what may be moved between which accounts. */
  readonly accounts: CallState<"transfer.accountTypes">;
  /** The main account comes first. */
  readonly members: readonly TransferMember[];
  /** Of the account that it is taken from; while that is asked for, what the coins are called, of the account before. */
  readonly balances: CallState<"transfer.balances">;
  readonly coinOf: (coin: string) => TransferBalance | undefined;
  /** A review was asked for, and the estimate is still to come. */
  readonly pending: boolean;
  /** A review was asked for, and the estimate of just that is in. */
  readonly answered: boolean;
}

const none: readonly TransferMember[] = [];

/** All that the transfer's form knows, apart from its looks. */
export function useTransfer(): Transfer {
  const [form, change] = useTransferForm();
  const user = useClientStore((state) => state.user);
  const from = sourceOf(form);
  const { mode, to, coin, text } = form;
  const [attempt, setAttempt] = useState(0);
  const estimate = useAmendedTopic("transfer.estimate", {
    from,
    to: mode === "user" ? null : to,
    coin,
    amountText: text,
    currency: currencyOf(user),
    attempt,
  });
  const row = estimate.rows.get("transfer");
  const current = row !== undefined && estimate.current;
  const accounts = useMembersRead();
  const { memberId, accountType } = from;
  const balances = useCall(
    "transfer.balances",
    { ...(memberId !== "" && { memberId }), accountType },
    { keepPrevious: true },
  );
  // Between members the own account is named, so that nothing is reviewed before the accounts are known.
  const settled = current && accounts.status === "ok" && (text === "" || row.complete || row.issue !== null);
  return {
    form,
    change,
    row,
    current,
    readAgain: () => setAttempt((before) => before + 1),
    accounts,
    members: accounts.data?.accounts ?? none,
    balances,
    coinOf: (code) => balances.data?.balance.find((one) => one.coin === code),
    pending: form.waiting && !settled && accounts.status !== "error",
    answered: form.waiting && settled,
  };
}
