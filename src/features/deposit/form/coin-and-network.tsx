import { ChevronDown } from "lucide";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { CallState } from "#src/bridge/use-call.ts";
import { importWithRetry } from "#src/lazy/import-with-retry.ts";
import { CoinDisc } from "#src/ui/coin-disc.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { css, cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import type { DepositChoice } from "../paths.ts";
import { useCoinIcon } from "../use-coin-icon.ts";
import { onlyChain } from "./chain-options.ts";

const fetchCoins = importWithRetry(() => import("./deposit-coin-picker.tsx"));
const fetchChains = importWithRetry(() => import("./deposit-chain-picker.tsx"));
const CoinPicker = lazy(fetchCoins);
const ChainPicker = lazy(fetchChains);

const frame = css`
  display: grid; grid-template-columns: 1fr 1fr; border: 1px solid var(--control); border-radius: var(--r2); background: var(--surface);
  & > button {
    display: flex; align-items: center; gap: .75rem; min-width: 0; min-height: 4rem; padding: .5rem 1rem; text-align: start; border-radius: var(--r2);
    background: none;
  }
  & > button:hover:not(:disabled) { background: var(--hover); }
  & > button > span:not([aria-hidden]) { flex: 1; min-width: 0; display: grid; }
  & > button + button::before { content: ""; align-self: stretch; width: 1px; background: var(--line); margin-inline-start: -1rem; }
  & > button:disabled { color: var(--ink-off); cursor: not-allowed; }
`;

export interface CoinAndNetworkProps extends DepositChoice {
  readonly config: CallState<"coins.config">;
  readonly usedLast: string;
  readonly onChange: (choice: DepositChoice) => void;
}

/** One choice in two halves: which coin, and over which network. Choosing a coin leads on to its networks. */
export function CoinAndNetwork({ coin, chain, config, usedLast, onChange }: CoinAndNetworkProps): ReactNode {
  const { t } = useTranslation();
  const iconOf = useCoinIcon();
  const [picking, setPicking] = useState<"" | "coin" | "chain">("");
  const [seen, setSeen] = useState({ coin: false, chain: false });
  if (picking !== "" && !seen[picking]) setSeen({ ...seen, [picking]: true });
  // A dialog tells that it closed once the next one may be open.
  const closed = (which: "coin" | "chain"): void => setPicking((now) => (now === which ? "" : now));
  const known = config.data?.chains.find((one) => one.chain === chain);
  const chains = config.data?.coin === coin ? config.data.chains : undefined;
  return (
    <>
      <div className={frame}>
        <button
          type="button"
          aria-haspopup="dialog"
          onPointerEnter={() => void fetchCoins()}
          onClick={() => setPicking("coin")}
        >
          {coin !== "" && <CoinDisc coin={coin} icon={iconOf(coin)} size={40} />}
          <span>
            <span className={cx(text.caption, text.ink2)}>{t("deposit.coin")}</span>
            <span className={cx(text.large, coin === "" ? text.ink2 : text.strong)}>
              {coin === "" ? t("deposit.choose") : coin}
            </span>
          </span>
          <Icon of={ChevronDown} size={16} />
        </button>
        <button
          type="button"
          aria-haspopup="dialog"
          disabled={coin === ""}
          onPointerEnter={() => void fetchChains()}
          onClick={() => setPicking("chain")}
        >
          <span>
            <span className={cx(text.caption, text.ink2)}>{t("deposit.network")}</span>
            <span className={cx(text.large, text.clip, known === undefined ? text.ink2 : text.strong)}>
              {known?.chainType ?? t("deposit.choose")}
            </span>
          </span>
          <Icon of={ChevronDown} size={16} />
        </button>
      </div>
      <Suspense fallback={null}>
        {seen.coin && (
          <CoinPicker
            open={picking === "coin"}
            onClose={() => closed("coin")}
            selected={coin}
            onPick={(picked) => {
              if (picked !== coin) onChange({ coin: picked, chain: "" });
              setPicking("chain");
            }}
          />
        )}
        {seen.chain && (
          <ChainPicker
            // A coin with one network has nothing to choose.
            open={picking === "chain" && (chains === undefined || onlyChain(chains) === "" || chain !== "")}
            onClose={() => closed("chain")}
            coin={coin}
            config={config}
            selected={chain}
            usedLast={usedLast}
            onPick={(picked) => {
              onChange({ coin, chain: picked });
              setPicking("");
            }}
          />
        )}
      </Suspense>
    </>
  );
}
