import type { CheckedAddress } from "#shared/contract/deposit-view.ts";
import type { CallInput, CallOutput } from "#shared/contract/index.ts";

export interface NamedAddresses {
  /** The address, or that it is another than this worker was told before. `bearer`: the token that it was requested with. */
  sameAsBefore(
    bearer: string,
    wanted: CallInput<"deposit.address">,
    address: CheckedAddress,
  ): CallOutput<"deposit.address">;
}

/**
 * An address is allotted once (F2c.4): of two for one coin, network and account one is somebody else's, and nobody here can
 * tell which. A memo that is missing or another one is another address too. Kept for the worker's life, of one person.
 */
export function createNamedAddresses(): NamedAddresses {
  const named = new Map<string, string>();
  let owner = "";
  return {
    sameAsBefore(bearer, { accountType = "" }, address) {
      if (owner !== bearer) named.clear();
      owner = bearer;
      const { coin, chain, account = "", memo } = address;
      const key = JSON.stringify([coin, chain, accountType, account]);
      const target = JSON.stringify([address.address, memo]);
      const before = named.get(key) ?? target;
      named.set(key, before);
      return before === target ? address : { state: "invalid", why: "changed" };
    },
  };
}
