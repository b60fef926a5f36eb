import type { HistoryFilter } from "#shared/contract/convert-history.ts";
import type { SpecialProduct } from "#shared/contract/special-coins.ts";
import { providerSources } from "#shared/domain/convert-sources.ts";

/** The history of one product: every way and account of its provider, as far as it is about its coin. */
export function productFilter({ provider, coin }: SpecialProduct): HistoryFilter {
  return { kind: "specialCoins", accountType: providerSources(provider).join(","), coin };
}
