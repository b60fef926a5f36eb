import { useEffect, useEffectEvent } from "react";
import type { GuardedIntent } from "./use-guarded-intent.ts";

type Guarded = Pick<GuardedIntent<never>, "needsCodes" | "busy" | "reset">;

/** Codes that are asked for were meant for what `target` said then: what it says now is looked at first. What was sent goes on. */
export function useMeantAnew({ needsCodes, busy, reset }: Guarded, target: string): void {
  const meanAnew = useEffectEvent((_target: string) => {
    if (needsCodes || busy) reset();
  });
  useEffect(() => meanAnew(target), [target]);
}
