import type { CreditAccount } from "#shared/contract/accounts.ts";
import type { CheckedAddress } from "#shared/contract/deposit-view.ts";
import type { CallInput, CallOutput } from "#shared/contract/index.ts";

/** Where coins are sent: a memo that is missing or another one makes another target. */
export type Target = Pick<CheckedAddress, "address" | "memo">;

export interface NamedAddresses {
  /**
   * The address, or that it is another than this worker was told before. `bearer`: the token that it was requested with.
   * `isReplaced`: whether this one stands in the place of that of before; never rejects.
   */
  sameAsBefore(
    bearer: string,
    wanted: CallInput<"deposit.address">,
    address: CheckedAddress,
    isReplaced: (before: Target) => Promise<boolean>,
  ): Promise<CallOutput<"deposit.address">>;
}

/**
 * An address is allotted once (F2c.4): of two for one coin, network and account one is somebody else's, and nobody here can
 * tell which, unless the exchange says elsewhere too that it was replaced. Kept for the worker's life, of one person.
 */
export function createNamedAddresses(): NamedAddresses {
  const named = new Map<string, Target>();
  /** Of a coin on a network: the account that was requested last. What is only read again names none. */
  const chosen = new Map<string, CreditAccount>();
  let owner = "";
  return {
    async sameAsBefore(bearer, { accountType }, address, isReplaced) {
      if (owner !== bearer) for (const kept of [named, chosen]) kept.clear();
      owner = bearer;
      const { coin, chain, memo } = address;
      const place = JSON.stringify([coin, chain]);
      if (accountType !== undefined) chosen.set(place, accountType);
      const { account = chosen.get(place) ?? "" } = address;
      const key = JSON.stringify([place, account]);
      const before = named.get(key);
      const isSame = before === undefined || (before.address === address.address && before.memo === memo);
      if (!isSame && !(await isReplaced(before))) return { state: "invalid", why: "changed" };
      // Meanwhile somebody else may have come.
      if (owner === bearer) named.set(key, { address: address.address, memo });
      return address;
    },
  };
}
