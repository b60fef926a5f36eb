import { Plus } from "lucide";
import { type ComponentType, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { Chip } from "#src/ui/chip.tsx";
import { CoinDisc } from "#src/ui/coin-disc.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { ChoiceChip, ChoiceGroup } from "./choice-group.tsx";
import { FilterChip } from "./filter-chip.tsx";
import { type Choice, type FilterControl, filterControl } from "./filter-control.ts";

export interface CoinPickerProps extends Choice<string> {
  readonly open: boolean;
  readonly onClose: () => void;
}

export interface CoinFilterOptions {
  /** What it filters by: "Coin, paid or received". */
  readonly label: string;
  readonly iconOf: (coin: string) => string | undefined;
  /** Those that the sheet shows at once. */
  readonly usual: readonly string[];
  /** All coins to choose from, in a dialog; lazy, it comes when it is first opened. */
  readonly Picker: ComponentType<CoinPickerProps>;
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

function CoinChip({ label, iconOf, Picker, value, onChange }: CoinFilterProps): ReactNode {
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
        Picker={Picker}
        open={open}
        onClose={() => setOpen(false)}
        value={value}
        onChange={onChange}
      />
    </>
  );
}

function CoinChoices({ label, iconOf, usual, Picker, value, onChange }: CoinFilterProps): ReactNode {
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
        Picker={Picker}
        open={open}
        onClose={() => setOpen(false)}
        value={value}
        onChange={onChange}
      />
    </>
  );
}

/** Once seen it stays, so that it can leave as it came; a choice closes it. */
function PickerWhenOpened({
  Picker,
  open,
  onClose,
  value,
  onChange,
}: CoinPickerProps & Pick<CoinFilterOptions, "Picker">): ReactNode {
  const [everOpened, setEverOpened] = useState(false);
  if (open && !everOpened) setEverOpened(true);
  if (!everOpened) return null;
  return (
    <Suspense fallback={null}>
      <Picker
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
