import { useEffect, useState } from "react";
import type { CallOutput } from "#shared/contract/index.ts";
import { CofferError } from "#shared/rpc/errors.ts";
import { bridge } from "#src/bridge/bridge.ts";
import { pageClock } from "#src/bridge/clock.ts";

/** What is known of the address that was typed. `waiting`: it is still being typed, or asked about. */
export type TargetLookup =
  | { readonly state: "none" | "waiting" }
  | CallOutput<"withdraw.target">
  | { readonly state: "failed"; readonly error: CofferError; readonly retry: () => void };

export interface TargetTyped {
  readonly coin: string;
  readonly chain: string;
  readonly typed: string;
  readonly memo: string;
  /** How often it is to be checked anew, though the same stands there. */
  readonly checks?: number;
}

/** A pause in typing, ms. */
const pauseMs = 250;

/** Has the worker read what was typed, once it pauses. An answer to another question than what stands there is none. */
export function useTarget({ coin, chain, typed, memo, checks = 0 }: TargetTyped): TargetLookup {
  const hasTarget = coin !== "" && typed.trim() !== "";
  const key = JSON.stringify([coin, chain, typed, memo, checks]);
  /** How often it was asked about again, of what stands there. */
  const [again, setAgain] = useState({ key: "", round: 0 });
  const round = again.key === key ? again.round : 0;
  const [found, setFound] = useState<{ readonly key: string; readonly lookup: TargetLookup } | null>(null);
  useEffect(() => {
    if (!hasTarget) return undefined;
    let over = false;
    const retry = (): void => {
      setFound(null);
      setAgain({ key, round: round + 1 });
    };
    const check = async (): Promise<void> => {
      const lookup = await lookUp({ coin, chain, typed, memo }, retry);
      if (!over) setFound({ key, lookup });
    };
    const cancel = pageClock.after(round === 0 ? pauseMs : 0, () => void check());
    return () => {
      over = true;
      cancel();
    };
  }, [hasTarget, coin, chain, typed, memo, key, round]);
  if (!hasTarget) return { state: "none" };
  return found?.key === key ? found.lookup : { state: "waiting" };
}

async function lookUp({ coin, chain, typed, memo }: TargetTyped, retry: () => void): Promise<TargetLookup> {
  // What no address is that long for is not looked into.
  const input = {
    coin,
    ...(chain !== "" && { chain }),
    typed: typed.slice(0, 2000),
    memo: memo.slice(0, 2000),
  };
  try {
    const answer = await bridge.call("withdraw.target", input, { silent: true });
    return answer.kind === "ok" ? answer.data : { state: "none" };
  } catch (error) {
    if (!(error instanceof CofferError)) throw error;
    return { state: "failed", error, retry };
  }
}
