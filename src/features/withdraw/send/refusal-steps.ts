import type { ErrorData } from "#shared/rpc/errors.ts";
import { outcomeAbsent } from "#src/bridge/look-up-outcome.ts";
import { canTryAgain as mayTryAgain } from "#src/money/try-again.ts";
import { isForbidden } from "#src/verification-codes/factors.ts";
import { refusalWord, type WithdrawRefusal } from "./refusal-texts.ts";

/** What a person can do about a refusal, by its words. Pure. */
export const withdrawSteps = [
  "addressBook",
  "balances",
  "frozen",
  "identity",
  "limits",
  "support",
  "transfer",
] as const;
export type RefusalStep = (typeof withdrawSteps)[number];

/** `change`: the form is corrected, and stands as it was. `again`: the same can be sent again. `wait`: only time helps. */
type Repair = "change" | "again" | "wait";

const repairs: Readonly<Record<WithdrawRefusal, readonly [Repair, RefusalStep?]>> = {
  code: ["again"],
  compliance: ["wait", "support"],
  banned: ["wait", "support"],
  setUp: ["wait", "support"],
  identity: ["change", "identity"],
  closed: ["change"],
  changed: ["change"],
  address: ["change"],
  travelRule: ["change"],
  receiverRefused: ["change"],
  receiverName: ["change"],
  receiverCoin: ["change"],
  receiverAddress: ["change"],
  yourself: ["change"],
  subAccount: ["change", "transfer"],
  notFound: ["change"],
  ineligible: ["change"],
  notVerified: ["change"],
  memo: ["change"],
  bookOnly: ["change", "addressBook"],
  upgrade: ["wait"],
  unsafeDeposits: ["change", "frozen"],
  margin: ["change", "transfer"],
  limit: ["change", "limits"],
  stopped: ["wait"],
  platformLimit: ["wait"],
  amount: ["change"],
  newAddress: ["wait", "addressBook"],
  security: ["wait", "support"],
  islamic: ["change"],
  above: ["change", "balances"],
  busy: ["again"],
  hotWallet: ["wait"],
  noAttempts: ["again"],
  pace: ["again"],
  refusedField: ["change"],
  signature: ["again"],
  tooOld: ["again"],
  used: ["again"],
  network: ["again"],
  other: ["wait", "support"],
};

export interface RefusalAdvice {
  readonly word: WithdrawRefusal;
  readonly repair: Repair;
  readonly step: RefusalStep | "";
}

/** Of a refusal, or of what was looked up and never happened: there what turned it away has the word. Undefined without words here. */
export function adviceOf(error: {
  readonly code: string;
  readonly cause?: string;
}): RefusalAdvice | undefined {
  const { code, cause = "" } = error;
  const word = refusalWord(code === outcomeAbsent ? cause : code);
  if (word === undefined) return undefined;
  const [repair, step = ""] = repairs[word];
  return { word, repair, step };
}

/** What became of a call that was refused: it can be tried again as it stands, or has to change. */
export function canTryAgain(error: Pick<ErrorData, "code" | "cause" | "retMsg">): boolean {
  if (isForbidden(error)) return false;
  const advice = adviceOf(error);
  if (advice !== undefined) return advice.repair === "again";
  return mayTryAgain(error.code);
}
