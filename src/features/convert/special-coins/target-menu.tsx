import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "wouter";
import type { ConvertCoin } from "#shared/contract/convert.ts";
import type { ConvertAccount } from "#shared/contract/fields.ts";
import type { SpecialProduct } from "#shared/contract/special-coins.ts";
import { Menu } from "#src/ui/menu.tsx";
import { PickButton } from "#src/ui/pick-button.tsx";
import { CoinUnit } from "./coin-unit.tsx";
import { marketPath } from "./special-path.ts";

export interface TargetMenuProps {
  readonly product: SpecialProduct;
  readonly targets: readonly ConvertCoin[];
  readonly account: ConvertAccount;
}

/** What the coin becomes: at the fixed rate here, or another coin at the market's rate, on its page. */
export function TargetMenu({ product, targets, account }: TargetMenuProps): ReactNode {
  const { coin, toCoin, toIcon } = product;
  const { t } = useTranslation();
  const [, go] = useLocation();
  const others = targets.filter((one) => one.coin !== toCoin);
  if (others.length === 0) return <CoinUnit coin={toCoin} icon={toIcon} />;
  return (
    <Menu
      label={t("convert.specialCoins.becomes", { coin })}
      groups={[
        {
          id: "fixed",
          label: t("convert.specialCoins.fixedRate"),
          items: [{ id: toCoin, label: toCoin, chosen: true }],
        },
        {
          id: "market",
          label: t("convert.specialCoins.atMarket"),
          items: others.map((one) => ({ id: one.coin, label: one.coin, chosen: false })),
        },
      ]}
      onSelect={(id, group) => {
        if (group === "market") go(marketPath(coin, id, account));
      }}
      renderTrigger={(trigger) => (
        <PickButton
          {...trigger}
          coin={toCoin}
          icon={toIcon}
          aria-label={t("convert.pickTo", { coin: toCoin })}
        />
      )}
    />
  );
}
