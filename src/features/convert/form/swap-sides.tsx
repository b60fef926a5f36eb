import { type ReactNode, useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { SwapButton } from "#src/ui/swap-button.tsx";
import { hiddenText } from "#src/ui/text.ts";
import type { Convert } from "./use-convert.ts";

/** Between both sides: swaps them, and says aloud what is converted into what then. */
export function SwapSides({ form, change }: Pick<Convert, "form" | "change">): ReactNode {
  const { t } = useTranslation();
  const [announced, setAnnounced] = useState("");
  const { fromCoin, toCoin } = form;
  const swap = useCallback(() => {
    change({ type: "swapped" });
    setAnnounced(t("convert.swapped", { from: toCoin, to: fromCoin }));
  }, [change, t, fromCoin, toCoin]);
  return (
    <>
      <span className={hiddenText} role="status">
        {announced}
      </span>
      {/* Right above the lower well, which keeps clear of it. */}
      <SwapButton label={t("convert.swap")} onClick={swap} />
    </>
  );
}
