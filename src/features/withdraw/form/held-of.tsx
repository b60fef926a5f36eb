import type { ReactNode } from "react";
import { isZeroText } from "#shared/domain/decimal-text.ts";
import { useCall } from "#src/bridge/use-call.ts";
import { OwnFigure } from "#src/ui/own-figure.tsx";
import { text } from "#src/ui/text.ts";

/** What the person holds of a coin in their funding account; nothing where that is nothing. */
export function HeldOf({ coin }: { readonly coin: string }): ReactNode {
  const funding = useCall("transfer.balances", { accountType: "FUND" });
  const held = funding.data?.balance.find((one) => one.coin === coin);
  if (held === undefined || isZeroText(held.walletBalance)) return null;
  return (
    <OwnFigure
      kind="amount"
      value={held.walletBalance}
      places={held.accuracyLength}
      className={text.medium}
    />
  );
}
