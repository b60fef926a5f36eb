import { lazy, memo, type ReactNode, Suspense, useState } from "react";
import { useCall } from "#src/bridge/use-call.ts";
import type { PickFor } from "#src/entry/coin-list.ts";
import { importWithRetry } from "#src/lazy/import-with-retry.ts";
import { useIdle } from "#src/lazy/use-idle.ts";
import type { Convert } from "./use-convert.ts";

const CoinPicker = lazy(importWithRetry(() => import("#src/entry/coin-picker.tsx")));

type Parts = Pick<Convert, "account" | "form" | "change" | "coins">;

interface PickerProps extends Parts {
  /** Null: closed. */
  readonly pickFor: PickFor | null;
  readonly onPickFor: (pickFor: null) => void;
}

export interface CoinPickProps extends Omit<PickerProps, keyof Parts> {
  readonly convert: Parts;
}

/** The picker's wiring; an estimate that moves is no reason to render it. */
export function CoinPick({ convert, ...rest }: CoinPickProps): ReactNode {
  const { account, form, change, coins } = convert;
  return <Picker account={account} form={form} change={change} coins={coins} {...rest} />;
}

/** Its code comes when it is first opened, or before that when there is nothing else to do. */
const Picker = memo(function Picker(props: PickerProps): ReactNode {
  const { account, form, change, coins, pickFor, onPickFor } = props;
  const [last, setLast] = useState<PickFor>("from");
  const [everOpened, setEverOpened] = useState(false);
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
        onClose={() => onPickFor(null)}
        pickFor={side}
        selected={side === "from" ? form.fromCoin : form.toCoin}
        coins={source.data?.coins}
        failed={source.status === "error"}
        onRetry={source.refetch}
        onPick={(coin) => {
          change({ type: "picked", side, coin });
          onPickFor(null);
        }}
      />
    </Suspense>
  );
});
