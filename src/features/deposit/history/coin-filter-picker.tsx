import type { ReactNode } from "react";
import type { CoinPickerProps } from "#src/records/coin-filter.tsx";
import DepositCoinPicker from "../form/deposit-coin-picker.tsx";

/** Chooses the coin that deposits are of. */
export default function CoinFilterPicker({ open, onClose, value, onChange }: CoinPickerProps): ReactNode {
  return <DepositCoinPicker open={open} onClose={onClose} selected={value} onPick={onChange} past />;
}
