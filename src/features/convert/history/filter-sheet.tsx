import { Plus } from "lucide";
import { type ReactNode, useMemo, useState } from "react";
import { useCall } from "#src/bridge/use-call.ts";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { Button } from "#src/ui/button.tsx";
import { Chip } from "#src/ui/chip.tsx";
import { CoinDisc } from "#src/ui/coin-disc.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { SearchField } from "#src/ui/search-field.tsx";
import { textLinkClass } from "#src/ui/text-link.tsx";
import { fundingAccount } from "../form/account.ts";
import { CoinFilterDialog } from "./coin-filter.tsx";
import { DatesField } from "./dates-filter.tsx";
import { chipsClass, groupClass, sheetClass } from "./filter-style.ts";
import {
  accountOrder,
  countFilters,
  filterOf,
  type HistoryView,
  kindOrder,
  numberOf,
  stateOrder,
  toggleState,
  wholeHistory,
} from "./history-view.ts";
import type { HistoryViewState } from "./use-history-view.ts";

const usualCoins = ["USDT", "BTC", "ETH"];

export interface FilterSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly state: HistoryViewState;
}

/** All filters on a phone. What is chosen holds when the button is pressed, which tells how many would be shown. */
export default function FilterSheet({ open, onClose, state }: FilterSheetProps): ReactNode {
  const { t } = useTranslation();
  const { view, change } = state;
  const [draft, setDraft] = useState({ view, wasOpen: open });
  // Each opening begins with what holds.
  if (draft.wasOpen !== open) setDraft({ view: open ? view : draft.view, wasOpen: open });
  const wanted = draft.view;
  const set = (part: Partial<HistoryView>): void =>
    setDraft((before) => ({ ...before, view: { ...before.view, ...part } }));
  const isFiltered = countFilters(wanted) > 0 || wanted.kind !== "";
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("convert.records.filter")}
      {...(isFiltered && {
        tools: (
          <button type="button" className={textLinkClass()} onClick={() => set(wholeHistory)}>
            {t("convert.records.clearAll")}
          </button>
        ),
      })}
      footer={
        <ShowButton
          view={wanted}
          enabled={open}
          onPress={() => {
            change(wanted);
            onClose();
          }}
        />
      }
    >
      <div className={sheetClass}>
        <DatesField value={wanted.dates} onChange={(dates) => set({ dates })} />
        <Choices label={t("convert.records.kind")}>
          {kindOrder.map((kind) => (
            <Chip
              key={kind}
              aria-pressed={wanted.kind === kind}
              onClick={() => set({ kind: wanted.kind === kind ? "" : kind })}
            >
              {t(`convert.records.tab.${kind}`)}
            </Chip>
          ))}
        </Choices>
        <Choices label={t("convert.records.state")}>
          {stateOrder.map((one) => (
            <Chip
              key={one}
              aria-pressed={wanted.states.includes(one)}
              onClick={() => set({ states: toggleState(wanted.states, one) })}
            >
              {t(`convert.records.stateOf.${one}`)}
            </Chip>
          ))}
        </Choices>
        <CoinChoices value={wanted.coin} onChange={(coin) => set({ coin })} />
        <Choices label={t("convert.records.accountFilter")}>
          {accountOrder.map((account) => (
            <Chip
              key={account}
              aria-pressed={wanted.account === account}
              onClick={() => set({ account: wanted.account === account ? "" : account })}
            >
              {t(`convert.records.account.${account}`)}
            </Chip>
          ))}
        </Choices>
        <SearchField
          label={t("convert.records.recordNo")}
          value={wanted.recordNo}
          onChange={(words) => set({ recordNo: numberOf(words) })}
        />
      </div>
    </Dialog>
  );
}

function Choices({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactNode {
  return (
    <fieldset className={groupClass}>
      <legend>{label}</legend>
      <div className={chipsClass}>{children}</div>
    </fieldset>
  );
}

function CoinChoices({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (coin: string) => void;
}): ReactNode {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const coins = useCall("convert.coins", { accountType: fundingAccount, side: 0 });
  const iconOf = (code: string): string | undefined =>
    coins.data?.coins.find(({ coin }) => coin === code)?.icon;
  const offered = value === "" || usualCoins.includes(value) ? usualCoins : [...usualCoins, value];
  return (
    <>
      <Choices label={t("convert.records.coinFilter")}>
        {offered.map((coin) => (
          <Chip key={coin} aria-pressed={value === coin} onClick={() => onChange(value === coin ? "" : coin)}>
            <CoinDisc coin={coin} icon={iconOf(coin)} size={20} />
            {coin}
          </Chip>
        ))}
        <Chip aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon of={Plus} size={16} />
          {t("convert.records.moreCoins")}
        </Chip>
      </Choices>
      <CoinFilterDialog open={open} onClose={() => setOpen(false)} value={value} onChange={onChange} />
    </>
  );
}

/** Tells how many records the choices leave, before they hold. */
function ShowButton({
  view,
  enabled,
  onPress,
}: {
  readonly view: HistoryView;
  readonly enabled: boolean;
  readonly onPress: () => void;
}): ReactNode {
  const { t } = useTranslation();
  const input = useMemo(() => ({ ...filterOf(view), index: 1, limit: 20 }), [view]);
  const { data } = useCall("convert.history", input, { enabled, keepPrevious: true });
  return (
    <Button variant="primary" size="lg" block onClick={onPress}>
      {data?.total === undefined
        ? t("convert.records.showSome")
        : t("convert.records.show", { count: data.total })}
    </Button>
  );
}
