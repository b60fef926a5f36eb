import { create } from "zustand";
import type { CheckedSender } from "#shared/contract/deposit-sender.ts";

/** Which address a person says they will send from, of one coin on one network: the form and the list of checks share it. */
export interface SenderChoice {
  readonly coin: string;
  readonly chain: string;
  /** What was asked about; "" while nothing was. */
  readonly fromAddress: string;
  /** What the person accepts the hold for, "" while they do not. A check that is made anew may have another number. */
  readonly acceptedFor: string;
}

const none: SenderChoice = { coin: "", chain: "", fromAddress: "", acceptedFor: "" };

export const useSenderChoice = create<SenderChoice>(() => none);

/** Nothing of it outlives a change of coin or network. */
export function choiceOf(choice: SenderChoice, coin: string, chain: string): SenderChoice {
  return choice.coin === coin && choice.chain === chain ? choice : { ...none, coin, chain };
}

export function checkSender(coin: string, chain: string, fromAddress: string): void {
  useSenderChoice.setState({ coin, chain, fromAddress, acceptedFor: "" });
}

export function acceptHold(acceptedFor: string): void {
  useSenderChoice.setState({ acceptedFor });
}

/** What a review holds a deposit for: of a graver risk, or of other reasons, nobody has accepted anything. */
export function holdOf({ riskLevel, reasons }: Pick<CheckedSender, "riskLevel" | "reasons">): string {
  return [riskLevel, ...reasons].join(" ");
}
