import type { SpecialProduct } from "#shared/contract/special-coins.ts";
import { type ConvertForm, startForm } from "../form/convert-form.ts";
import { coinCode, readLink } from "../form/convert-link.ts";

/**
 * A link may bring the direction and the amount, as those of the market's form do (R2.4). One that says no coin leaves the product's own
 * direction, whatever the market's form begins with.
 */
export function startOf(
  { coin, toCoin, reversible }: Pick<SpecialProduct, "coin" | "toCoin" | "reversible">,
  search: string,
): ConvertForm {
  const { amount, side } = readLink(search);
  const isBack = reversible && coinCode(new URLSearchParams(search).get("from")) === toCoin;
  return startForm(isBack ? { from: toCoin, to: coin } : { from: coin, to: toCoin }, amount, side);
}
