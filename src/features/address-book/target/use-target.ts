import { useEffect, useState } from "react";
import type { CallOutput } from "#shared/contract/index.ts";
import { CofferError } from "#shared/rpc/errors.ts";
import { bridge } from "#src/bridge/bridge.ts";

export type Target = CallOutput<"withdraw.target">;
export type CheckedTarget = Extract<Target, { readonly state: "checked" }>;
export type RefusedTarget = Extract<Target, { readonly state: "refused" }>;

export interface TypedTarget {
  readonly coin: string;
  readonly chain: string;
  readonly address: string;
  readonly memo: string;
}

export type TargetState =
  | { readonly at: "none" | "loading" }
  | { readonly at: "answered"; readonly target: Target }
  | { readonly at: "failed"; readonly error: CofferError };

const pauseMs = 400;

/** What is known of what was typed, once typing pauses; a later answer to an earlier text is nobody's. */
export function useTarget(typed: TypedTarget): TargetState & { readonly again: () => void } {
  const { coin, chain, address, memo } = typed;
  /** Counts how often it was asked for anew. */
  const [turn, setTurn] = useState(0);
  const key = JSON.stringify([coin, chain, address.trim(), memo.trim(), turn]);
  const isWhole = coin !== "" && chain !== "" && address.trim() !== "";
  const [known, setKnown] = useState<{ readonly key: string; readonly state: TargetState } | null>(null);
  useEffect(() => {
    if (!isWhole) return undefined;
    let current = true;
    const timer = setTimeout(() => {
      void (async () => {
        const state = await checkTarget({ coin, chain, address, memo });
        if (current) setKnown({ key, state });
      })();
    }, pauseMs);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [key, isWhole, coin, chain, address, memo]);
  const again = (): void => setTurn((now) => now + 1);
  if (!isWhole) return { at: "none", again };
  return known?.key === key ? { ...known.state, again } : { at: "loading", again };
}

/** Never rejects. */
async function checkTarget({ coin, chain, address, memo }: TypedTarget): Promise<TargetState> {
  try {
    const input = { coin, chain, typed: address.slice(0, 2000), memo: memo.slice(0, 2000) };
    const answer = await bridge.call("withdraw.target", input, { silent: true });
    return answer.kind === "ok" ? { at: "answered", target: answer.data } : { at: "none" };
  } catch (thrown) {
    if (!(thrown instanceof CofferError)) throw thrown;
    return { at: "failed", error: thrown };
  }
}
