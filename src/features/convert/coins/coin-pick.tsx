import { lazy, type ReactNode, Suspense, useState } from "react";
import { useCall } from "#src/bridge/use-call.ts";
import { importWithRetry } from "#src/lazy/import-with-retry.ts";
import type { Convert } from "../form/use-convert.ts";
import { useIdle } from "../use-idle.ts";
import type { PickFor } from "./coin-list.ts";
import { readRecentCoins, rememberCoin } from "./recent-coins.ts";

const CoinPicker = lazy(importWithRetry(() => import("./coin-picker.tsx")));

export interface CoinPickProps {
  readonly convert: Convert;
  /** Null: closed. */
  readonly pickFor: PickFor | null;
  readonly onClose: () => void;
}

/** The picker's wiring; its code comes when it is first opened, or before that when there is nothing else to do. */
export function CoinPick({ convert, pickFor, onClose }: CoinPickProps): ReactNode {
  const { account, form, change, coins } = convert;
  const [last, setLast] = useState<PickFor>("from");
  const [everOpened, setEverOpened] = useState(false);
  const [recent, setRecent] = useState(() => readRecentCoins(device));
  if (pickFor !== null && (!everOpened || pickFor !== last)) {
    setEverOpened(true);
    setLast(pickFor);
  }
  const targets = useCall(
    "convert.coins",
    { accountType: account, side: 1, coin: form.fromCoin },
    { enabled: pickFor === "to" },
  );
  const idle = useIdle();
  if (!everOpened && !idle) return null;
  const side = pickFor ?? last;
  const source = side === "from" ? coins : targets;
  return (
    <Suspense fallback={null}>
      <CoinPicker
        open={pickFor !== null}
        onClose={onClose}
        pickFor={side}
        selected={side === "from" ? form.fromCoin : form.toCoin}
        recent={recent}
        coins={source.data?.coins}
        failed={source.status === "error"}
        onRetry={source.refetch}
        onPick={(coin) => {
          rememberCoin(device, coin);
          setRecent(readRecentCoins(device));
          change({ type: "picked", side, coin });
          onClose();
        }}
      />
    </Suspense>
  );
}

/** Looked up at each use: where storage is blocked, reaching for it is what fails. */
const device = {
  getItem: (key: string) => localStorage.getItem(key),
  setItem: (key: string, value: string) => localStorage.setItem(key, value),
};
