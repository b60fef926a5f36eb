import { lazy, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CoinAndNetwork } from "#src/entry/coin-and-network.tsx";
import { importWithRetry } from "#src/lazy/import-with-retry.ts";
import { useCoinIcon } from "#src/records/listed-coins.ts";
import { media } from "#src/ui/breakpoints.ts";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { HeldOf } from "./held-of.tsx";
import { useFeeText } from "./use-fee-text.ts";
import type { Withdraw } from "./use-withdraw.ts";

const fetchChains = importWithRetry(() => import("./withdraw-chain-picker.tsx"));
const ChainPicker = lazy(fetchChains);
const fee = css`font-weight: 400; ${media.phone} { display: none; }`;

const heldOf = (coin: string): ReactNode => <HeldOf coin={coin} />;

/** Which coin goes out, and over which network at what price. */
export function WithdrawChoice({ withdraw }: { readonly withdraw: Withdraw }): ReactNode {
  const { t } = useTranslation();
  const iconOf = useCoinIcon("WITHDRAW");
  const { choice, choose, chains, coins, chain, target, form } = withdraw;
  const feeText = useFeeText();
  const cost = chain === undefined ? "" : feeText(chain, "");
  const half = form.tried ? missing(withdraw) : undefined;
  const fits = target.state === "choose" || target.state === "refused" ? target.chains : [];
  return (
    <CoinAndNetwork
      {...choice}
      chains={chains}
      onChange={choose}
      icon={iconOf(choice.coin)}
      texts={{ coin: t("withdraw.coin"), network: t("withdraw.network"), choose: t("withdraw.choose") }}
      coins={{
        way: "withdraw",
        title: t("withdraw.whichCoin"),
        suspended: t("withdraw.suspended"),
        endOf: heldOf,
      }}
      fault={
        half === undefined
          ? undefined
          : { half, words: t(half === "coin" ? "withdraw.coinFirst" : "withdraw.chooseFirst") }
      }
      aside={
        chain !== undefined && (
          <span className={cx(fee, text.ink2)}>
            {cost === "" ? t("withdraw.noFee") : t("withdraw.feeOf", { amount: cost })}
          </span>
        )
      }
      fetchChains={fetchChains}
      renderChains={(pick) => (
        <ChainPicker
          {...pick}
          coin={choice.coin}
          coins={coins}
          chains={chains}
          selected={choice.chain}
          fits={fits}
        />
      )}
    />
  );
}

/** Another user gets a coin over no network. */
function missing({ choice, chain, chainsAwaited, form }: Withdraw): "coin" | "network" | undefined {
  if (choice.coin === "") return "coin";
  return chain === undefined && !chainsAwaited && form.mode !== "user" ? "network" : undefined;
}
