import { Plus } from "lucide";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { importWithRetry } from "#src/lazy/import-with-retry.ts";
import { Chip } from "#src/ui/chip.tsx";
import { CoinDisc } from "#src/ui/coin-disc.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { ChoiceChip, ChoiceGroup } from "./choice-group.tsx";
import type { CoinFilterPickerProps, FilterCoins } from "./coin-filter-picker.tsx";
import { FilterChip } from "./filter-chip.tsx";
import { type Choice, type FilterControl, filterControl } from "./filter-control.ts";

const Picker = lazy(importWithRetry(() => import("./coin-filter-picker.tsx")));

export interface CoinFilterOptions {
  /** What it filters by: "Coin, paid or received". */
  readonly label: string;
  readonly iconOf: (coin: string) => string | undefined;
  /** Those that the sheet shows at once. */
  readonly usual: readonly string[];
  /** All coins to choose from. */
  readonly source: FilterCoins;
}

/** Records of one coin, or of any. */
export function coinFilter<K extends string>(
  name: K,
  options: CoinFilterOptions,
): FilterControl<Record<K, string>> {
  return filterControl(name, {
    chip: (choice: Choice<string>) => <CoinChip {...options} {...choice} />,
    field: (choice) => <CoinChoices {...options} {...choice} />,
    lastInSheet: true,
  });
}

type CoinFilterProps = CoinFilterOptions & Choice<string>;

function CoinChip({ label, iconOf, source, value, onChange }: CoinFilterProps): ReactNode {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <FilterChip
        isSet={value !== ""}
        name={label}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onTakeAway={() => onChange("")}
      >
        {value !== "" && <CoinDisc coin={value} icon={iconOf(value)} size={20} />}
        {value === "" ? t("records.anyCoin") : value}
      </FilterChip>
      <PickerWhenOpened
        label={label}
        source={source}
        open={open}
        onClose={() => setOpen(false)}
        value={value}
        onChange={onChange}
      />
    </>
  );
}

function CoinChoices({ label, iconOf, usual, source, value, onChange }: CoinFilterProps): ReactNode {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const offered = value === "" || usual.includes(value) ? usual : [...usual, value];
  return (
    <>
      <ChoiceGroup label={label}>
        {offered.map((coin) => (
          <ChoiceChip
            key={coin}
            chosen={value === coin}
            onToggle={() => onChange(value === coin ? "" : coin)}
          >
            <CoinDisc coin={coin} icon={iconOf(coin)} size={20} />
            {coin}
          </ChoiceChip>
        ))}
        <Chip aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon of={Plus} size={16} />
          {t("records.moreCoins")}
        </Chip>
      </ChoiceGroup>
      <PickerWhenOpened
        label={label}
        source={source}
        open={open}
        onClose={() => setOpen(false)}
        value={value}
        onChange={onChange}
      />
    </>
  );
}

/** Once seen it stays, so that it can leave as it came; a choice closes it. */
function PickerWhenOpened(props: CoinFilterPickerProps): ReactNode {
  const { open, onClose, onChange } = props;
  const [everOpened, setEverOpened] = useState(false);
  if (open && !everOpened) setEverOpened(true);
  if (!everOpened) return null;
  return (
    <Suspense fallback={null}>
      <Picker
        {...props}
        onChange={(coin) => {
          onChange(coin);
          onClose();
        }}
      />
    </Suspense>
  );
}
