import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isZeroText } from "#shared/domain/decimal-text.ts";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { useFormat } from "#src/i18n/format.ts";
import { useSessionStatus } from "#src/session/session.ts";
import type { Hint } from "#src/ui/field-hint.tsx";
import { OwnFigure, useOwnText } from "#src/ui/own-figure.tsx";
import { RadioGroup } from "#src/ui/radio-group.tsx";
import type { Withdraw } from "./use-withdraw.ts";
import { type Wallet, wallets } from "./withdraw-form.ts";

export const walletKeys: Readonly<Record<Wallet, string>> = {
  FUND: "account.funding",
  UTA: "account.unified",
  EARN: "account.earn",
  "FUND,UTA,EARN": "withdraw.allWallets",
};

/**
 * From which wallet, or from all of them in their order. The usual ones have their place before the balances come; after
 * that those that the exchange names, Earn where it holds something.
 */
export function WalletChoice({ withdraw }: { readonly withdraw: Withdraw }): ReactNode {
  const { t } = useTranslation();
  const { form, change, row } = withdraw;
  const session = useSessionStatus();
  const hint = useHeld(withdraw);
  const held = row?.wallets ?? {};
  const many = Object.keys(held).length;
  const isKnown = many > 0;
  if (session === "anonymous" && !isKnown) return null;
  const isOffered = (wallet: Wallet): boolean => {
    const amount = held[wallet];
    if (wallet === "FUND" || wallet === form.wallet) return true;
    if (amount === undefined) return !isKnown && wallet !== "EARN";
    // One wallet is all of them.
    if (wallet.includes(",")) return many > 2;
    return wallet !== "EARN" || !isZeroText(amount);
  };
  return (
    <RadioGroup
      label={t("withdraw.takenFrom")}
      value={form.wallet}
      onChange={(wallet) => change({ type: "set", part: { wallet } })}
      hint={hint}
      options={wallets.filter(isOffered).map((wallet) => ({
        value: wallet,
        label: t(walletKeys[wallet]),
        end: <OwnFigure kind="amount" value={held[wallet] ?? ""} places={row?.places ?? 0} />,
      }))}
    />
  );
}

/**
 * What of the balance cannot be withdrawn yet, where it may all wait for deposits: else it secures a position. It comes with the balances,
 * below what is in sight: it pushes nothing down.
 */
function useHeld({ row, choice }: Withdraw): Hint | undefined {
  const { t } = useTranslation();
  const format = useFormat();
  const own = useOwnText();
  if (row === undefined || !row.awaitsDeposits || row.held === "" || isZeroText(row.held)) return undefined;
  const amount = bidiIsolate(own(`${format.amount(row.held, row.places)} ${choice.coin}`));
  return { children: t("withdraw.held", { amount }) };
}
