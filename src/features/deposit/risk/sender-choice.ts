import { create } from "zustand";

/** Which address a person says they will send from, of one coin on one network: the form and the list of checks share it. */
export interface SenderChoice {
  readonly coin: string;
  readonly chain: string;
  /** What was asked about; "" while nothing was. */
  readonly fromAddress: string;
  /** The check whose hold the person accepts. */
  readonly acceptedId: string;
}

const none: SenderChoice = { coin: "", chain: "", fromAddress: "", acceptedId: "" };

export const useSenderChoice = create<SenderChoice>(() => none);

/** Nothing of it outlives a change of coin or network. */
export function choiceOf(choice: SenderChoice, coin: string, chain: string): SenderChoice {
  return choice.coin === coin && choice.chain === chain ? choice : { ...none, coin, chain };
}

export function checkSender(coin: string, chain: string, fromAddress: string): void {
  useSenderChoice.setState({ coin, chain, fromAddress, acceptedId: "" });
}

export function acceptHold(acceptedId: string): void {
  useSenderChoice.setState({ acceptedId });
}
