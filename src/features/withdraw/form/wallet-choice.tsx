import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isZeroText } from "#shared/domain/decimal-text.ts";
import { OwnFigure } from "#src/ui/own-figure.tsx";
import { RadioGroup } from "#src/ui/radio-group.tsx";
import type { Withdraw } from "./use-withdraw.ts";
import { type Wallet, wallets } from "./withdraw-form.ts";

export const walletKeys: Readonly<Record<Wallet, string>> = {
  FUND: "account.funding",
  UTA: "account.unified",
  EARN: "account.earn",
  "FUND,UTA,EARN": "withdraw.allWallets",
};

/** From which wallet, or from all of them in their order; those that hold nothing are left out. */
export function WalletChoice({ withdraw }: { readonly withdraw: Withdraw }): ReactNode {
  const { t } = useTranslation();
  const { form, change, row } = withdraw;
  if (row === undefined || Object.keys(row.wallets).length === 0) return null;
  const held = (wallet: Wallet): string => row.wallets[wallet] ?? "0";
  const offered = wallets.filter(
    (wallet) => wallet === "FUND" || wallet === form.wallet || !isZeroText(held(wallet)),
  );
  const several = offered.filter((wallet) => !wallet.includes(",")).length > 1;
  return (
    <RadioGroup
      label={t("withdraw.takenFrom")}
      value={form.wallet}
      onChange={(wallet) => change({ type: "set", part: { wallet } })}
      options={offered
        .filter((wallet) => several || !wallet.includes(",") || wallet === form.wallet)
        .map((wallet) => ({
          value: wallet,
          label: t(walletKeys[wallet]),
          end: <OwnFigure kind="amount" value={held(wallet)} places={row.places} />,
        }))}
    />
  );
}
