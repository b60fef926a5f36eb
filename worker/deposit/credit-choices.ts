import type { CallInput, CallOutput } from "#shared/contract/index.ts";

type Wanted = CallInput<"deposit.order">;
type Account = NonNullable<Wanted["accountType"]>;

export interface CreditChoices {
  /** The question as it is asked: without the account, where it was chosen already. `bearer`: the token that it is asked with. */
  asked(bearer: string, wanted: Wanted): Wanted;
  /** What that question was answered. */
  answered(bearer: string, asked: Wanted, answer: CallOutput<"deposit.order">): void;
}

/**
 * Whoever names an account has it credited from then on (F2c.4). It is chosen once: a page that is only looked at again, and reads its
 * address anew, takes back no choice that was made elsewhere since.
 */
export function createCreditChoices(): CreditChoices {
  const chosen = new Map<string, Account>();
  let owner = "";
  const keyOf = ({ coin, chain }: Wanted): string => JSON.stringify([coin, chain]);
  return {
    asked(bearer, wanted) {
      if (owner !== bearer) chosen.clear();
      owner = bearer;
      const { accountType, ...place } = wanted;
      if (accountType === undefined || chosen.get(keyOf(wanted)) === accountType) return place;
      // Until it is answered nobody knows which it is.
      chosen.delete(keyOf(wanted));
      return wanted;
    },
    answered(bearer, asked, { accountType = asked.accountType }) {
      if (owner === bearer && accountType !== undefined) chosen.set(keyOf(asked), accountType);
    },
  };
}
