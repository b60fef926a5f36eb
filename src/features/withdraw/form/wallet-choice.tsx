import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isZeroText } from "#shared/domain/decimal-text.ts";
import { useSessionStatus } from "#src/session/session.ts";
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

/** From which wallet, or from all of them in their order: a choice that has its place before the balances come. */
export function WalletChoice({ withdraw }: { readonly withdraw: Withdraw }): ReactNode {
  const { t } = useTranslation();
  const { form, change, row } = withdraw;
  const session = useSessionStatus();
  const held = row?.wallets ?? {};
  const isKnown = Object.keys(held).length > 0;
  if (session === "anonymous" && !isKnown) return null;
  const heldIn = (wallet: Wallet): string => held[wallet] ?? (isKnown ? "0" : "");
  const offered = wallets.filter(
    (wallet) => wallet !== "EARN" || wallet === form.wallet || (isKnown && !isZeroText(heldIn(wallet))),
  );
  return (
    <RadioGroup
      label={t("withdraw.takenFrom")}
      value={form.wallet}
      onChange={(wallet) => change({ type: "set", part: { wallet } })}
      options={offered.map((wallet) => ({
        value: wallet,
        label: t(walletKeys[wallet]),
        end: <OwnFigure kind="amount" value={heldIn(wallet)} places={row?.places ?? 0} />,
      }))}
    />
  );
}
