import { useTranslation } from "react-i18next";
import type { ChainView } from "./chain-filters.ts";
import { coinFilter } from "./coin-filter.tsx";
import type { FilterControl } from "./filter-control.ts";
import { txOf } from "./filter-kinds.ts";
import { idFilter } from "./id-filter.tsx";
import { type CoinScene, useCoinIcon, useFilterCoins } from "./listed-coins.ts";
import { oneChoiceFilter } from "./one-choice-filter.tsx";
import { windowFilter } from "./window-filter.tsx";

export interface ChainControlsOptions<K extends string, S extends string> {
  readonly scene: CoinScene;
  readonly kinds: readonly K[];
  readonly statuses: readonly S[];
  readonly texts: {
    readonly kind: string;
    readonly anyKind: string;
    readonly coin: string;
    readonly kindOf: (kind: K) => string;
    readonly statusOf: (status: S) => string;
  };
}

/** The controls of {@link ChainView}, in their order. */
export function useChainControls<K extends string, S extends string>(
  options: ChainControlsOptions<K, S>,
): readonly FilterControl<ChainView<K, S>>[] {
  const { scene, kinds, statuses, texts } = options;
  const { t } = useTranslation();
  const iconOf = useCoinIcon(scene);
  const { coins, failed, onRetry } = useFilterCoins(scene);
  return [
    windowFilter,
    oneChoiceFilter("kind", {
      label: texts.kind,
      any: texts.anyKind,
      choices: kinds,
      textOf: texts.kindOf,
    }),
    coinFilter("coin", {
      label: texts.coin,
      iconOf,
      usual: ["USDT", "BTC", "ETH"],
      source: { coins, failed, onRetry },
    }),
    oneChoiceFilter("status", {
      label: t("records.status"),
      any: t("records.anyStatus"),
      choices: statuses,
      textOf: texts.statusOf,
    }),
    idFilter("txId", "TxID", txOf),
  ];
}
