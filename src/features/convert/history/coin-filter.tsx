import { lazy, type ReactNode, Suspense, useState } from "react";
import { useCall } from "#src/bridge/use-call.ts";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { importWithRetry } from "#src/lazy/import-with-retry.ts";
import { CoinDisc } from "#src/ui/coin-disc.tsx";
import { fundingAccount } from "../form/account.ts";
import { FilterChip } from "./filter-chip.tsx";

const CoinFilterPicker = lazy(importWithRetry(() => import("./coin-filter-picker.tsx")));

export interface CoinProps {
  readonly value: string;
  readonly onChange: (coin: string) => void;
}

/** Conversions that pay or receive one coin. */
export function CoinFilter({ value, onChange }: CoinProps): ReactNode {
  const { t } = useTranslation();
  const coins = useCall("convert.coins", { accountType: fundingAccount, side: 0 });
  const [open, setOpen] = useState(false);
  const name = t("convert.records.coinFilter");
  return (
    <>
      <FilterChip
        isSet={value !== ""}
        name={name}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onTakeAway={() => onChange("")}
      >
        {value !== "" && (
          <CoinDisc
            coin={value}
            icon={coins.data?.coins.find(({ coin }) => coin === value)?.icon}
            size={20}
          />
        )}
        {value === "" ? t("convert.records.anyCoin") : value}
      </FilterChip>
      <CoinFilterDialog open={open} onClose={() => setOpen(false)} value={value} onChange={onChange} />
    </>
  );
}

/** The picker of that coin; its code comes when it is first opened. */
export function CoinFilterDialog({
  open,
  onClose,
  value,
  onChange,
}: CoinProps & { readonly open: boolean; readonly onClose: () => void }): ReactNode {
  const [everOpened, setEverOpened] = useState(false);
  if (open && !everOpened) setEverOpened(true);
  if (!everOpened) return null;
  return (
    <Suspense fallback={null}>
      <CoinFilterPicker
        open={open}
        onClose={onClose}
        value={value}
        onChange={(coin) => {
          onChange(coin);
          onClose();
        }}
      />
    </Suspense>
  );
}
