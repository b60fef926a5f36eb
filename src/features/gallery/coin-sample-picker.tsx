import type { ReactNode } from "react";
import { CoinDisc } from "#src/ui/coin-disc.tsx";
import { flow } from "#src/ui/flow.ts";
import { OptionPicker } from "#src/ui/option-picker.tsx";
import { cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { coinSamples } from "./picker-samples.ts";

export interface CoinSamplePickerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly selected: string;
  readonly onPick: (coin: string) => void;
}

const itself = (coin: string): string => coin;

/** The picker with as many options as an exchange has, in groups, one of them closed. */
export default function CoinSamplePicker(props: CoinSamplePickerProps): ReactNode {
  return (
    <OptionPicker
      {...props}
      title="Which coin?"
      options={coinSamples}
      idOf={itself}
      search={searchSamples}
      isDisabled={(coin) => coin === "PEPE"}
      groupOf={(coin) => (coin === "USDT" || coin === "BTC" ? "Recently used" : "All coins")}
      renderOption={(coin, { disabled }) => (
        <>
          <CoinDisc coin={coin} />
          <span className={cx(flow.grow, text.strong)}>{coin}</span>
          {disabled && <span className={cx(text.small, text.ink3)}>Paused, not available</span>}
        </>
      )}
      label="Coins"
      searchLabel="Coin code"
      noneHint="Try its code, such as BTC."
    />
  );
}

function searchSamples(coins: readonly string[], query: string): readonly string[] {
  const wanted = query.trim().toUpperCase();
  return wanted === "" ? coins : coins.filter((coin) => coin.includes(wanted));
}
