import { useState } from "react";
import type { CreditAccount } from "#shared/contract/accounts.ts";
import { type CofferError, isCofferError } from "#shared/rpc/errors.ts";
import { bridge } from "#src/bridge/bridge.ts";
import { queries } from "#src/bridge/reads.ts";
import { type CallState, useCall } from "#src/bridge/use-call.ts";
import { answerOfNow } from "../answer-of-now.ts";

export interface DepositAddressRead {
  readonly order: CallState<"deposit.address">;
  /** The account that was chosen here last; undefined where the exchange's own word counts alone. */
  readonly chosen: CreditAccount | undefined;
  readonly choose: (account: CreditAccount) => void;
}

interface Choice {
  readonly account: CreditAccount;
  /** `failed`: nobody knows whether it is credited. */
  readonly state: "sending" | "failed" | "answered";
  readonly error?: CofferError;
}

/**
 * The address of a coin on a network (F2c.4, F6d.2). Who names an account has it credited from then on, so a press alone does: what is
 * read, and read again, names none, and takes back no choice that was made elsewhere since.
 */
export function useAddress(coin: string, chain: string): DepositAddressRead {
  const place = { coin, chain };
  const [choice, setChoice] = useState<Choice>();
  const isAnswered = choice === undefined || choice.state === "answered";
  const read = answerOfNow(useCall("deposit.address", place, { enabled: isAnswered }));

  async function choose(account: CreditAccount): Promise<void> {
    setChoice({ account, state: "sending" });
    // Another account may have another address: that of before is never shown in its place.
    queries.of("deposit.address", place).forget(false);
    try {
      await bridge.call("deposit.address", { ...place, accountType: account });
      setChoice({ account, state: "answered" });
    } catch (error) {
      if (!isCofferError(error)) throw error;
      setChoice({ account, state: "failed", error });
    } finally {
      queries.invalidate(["deposit.address"]);
    }
  }

  const again = (): void => void (choice !== undefined && choose(choice.account));
  const unread = { data: undefined, fetching: choice?.state === "sending", refetch: again };
  const order: CallState<"deposit.address"> =
    choice?.error !== undefined
      ? { ...unread, status: "error", error: choice.error }
      : isAnswered
        ? read
        : { ...unread, status: "pending", error: null };
  return { order, chosen: choice?.account, choose: (account) => void choose(account) };
}
