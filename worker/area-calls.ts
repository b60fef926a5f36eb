import type { LocalAnswers } from "./local-calls.ts";

/** Calls of areas that no first visit shows: their answers are a part of their own (area-answers.ts). */
const areaCalls = [
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
  "withdraw.limits",
  "withdraw.csv",
] as const satisfies readonly (keyof LocalAnswers)[];

export type AreaAnswers = Pick<LocalAnswers, (typeof areaCalls)[number]>;

/** Each loads the part when it is asked first. */
export function answersOf(load: () => Promise<AreaAnswers>): AreaAnswers {
  const answers = areaCalls.map((name) => [name, async (input: unknown) => (await load())[name](input)]);
  return Object.fromEntries(answers) as AreaAnswers;
}
