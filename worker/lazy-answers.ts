import type { LocalAnswers } from "./local-calls.ts";

/** Of areas that no first visit shows (area-answers.ts). */
export const areaCallNames = [
  "transfer.csv",
  "ledger.funding",
  "ledger.derivatives",
  "ledger.fundingCsv",
  "ledger.derivativesCsv",
  "deposit.address",
  "deposit.addressList",
  "deposit.saveAddress",
  "fiat.estimate",
  "deposit.sender",
  "deposit.csv",
  "addressBook.book",
  "withdraw.target",
  "qrCode.read",
  "withdraw.limits",
  "withdraw.csv",
  "migration.review",
] as const satisfies readonly (keyof LocalAnswers)[];

export type AreaAnswers = Pick<LocalAnswers, (typeof areaCallNames)[number]>;

/** Of the journal (intents/answers.ts). */
export const intentCallNames = [
  "intents.keep",
  "intents.list",
  "intents.drop",
] as const satisfies readonly (keyof LocalAnswers)[];

/** Answers whose code is a part of its own, loaded when the first of them is requested. */
export function answersOf<N extends keyof LocalAnswers>(
  names: readonly N[],
  load: () => Promise<Pick<LocalAnswers, N>>,
): Pick<LocalAnswers, N> {
  const answers = names.map((name) => [name, async (input: unknown) => (await load())[name](input)]);
  return Object.fromEntries(answers) as Pick<LocalAnswers, N>;
}
