import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { BookEntry } from "#shared/contract/address-view.ts";
import { oneChoiceFilter } from "#src/records/one-choice-filter.tsx";
import type { FilterState } from "#src/records/use-filters.ts";
import { media } from "#src/ui/breakpoints.ts";
import { SearchField } from "#src/ui/search-field.tsx";
import { css } from "#src/ui/style.ts";
import { universal } from "../paths.ts";
import type { BookView } from "./book-view.ts";
import { useChainNames } from "./use-chain-names.ts";

const row = css`
  display: flex; flex-wrap: wrap; align-items: center; gap: .5rem .75rem; padding: .75rem 1.25rem;
  & > :last-child { flex: 1 1 14rem; max-width: 22.5rem; margin-inline-start: auto; }
  ${media.phone} { padding: .75rem 0; & > :last-child { max-width: none; order: -1; flex-basis: 100%; } }
`;

export interface FilterRowProps {
  readonly rows: readonly BookEntry[];
  readonly state: FilterState<BookView>;
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

/** Coin and network stand in the link; the query, which may be an address, does not. */
export function FilterRow({ rows, state, query, onQuery }: FilterRowProps): ReactNode {
  const { t } = useTranslation();
  const chainName = useChainNames();
  const coins = sorted(rows.map(({ coin }) => coin).filter((coin) => coin !== universal));
  const chains = sorted(rows.map(({ chain }) => chain).filter((chain) => chain !== ""));
  const coin = oneChoiceFilter("coin", {
    label: t("addressBook.coin"),
    any: t("addressBook.allCoins"),
    choices: coins,
    textOf: (code: string) => code,
  });
  const chain = oneChoiceFilter("chain", {
    label: t("addressBook.network"),
    any: t("addressBook.allNetworks"),
    choices: chains,
    textOf: chainName,
  });
  const { view, change } = state;
  return (
    <div className={row}>
      {coin.chip({ view, change })}
      {chain.chip({ view, change })}
      <SearchField label={t("addressBook.search")} value={query} onChange={onQuery} />
    </div>
  );
}

function sorted(codes: readonly string[]): readonly string[] {
  return [...new Set(codes)].toSorted();
}
