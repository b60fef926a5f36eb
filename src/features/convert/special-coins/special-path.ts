import type { ConvertAccount } from "#shared/contract/fields.ts";
import type { SpecialProduct } from "#shared/contract/special-coins.ts";
import { writeAccount } from "../form/account.ts";
import { convertPath } from "../paths.ts";

/** Addresses of the special coins' pages, below the application root. The {id} is a product's. */

export const specialPath = "/exchange/lwb-exchange";

export function productPath(id: string): string {
  return `${specialPath}/${encodeURIComponent(id)}`;
}

export function productHistoryPath(id: string): string {
  return `${specialPath}/history/${encodeURIComponent(id)}`;
}

/** The {id} at the end of such an address, "" where there is none. */
export function idOfPath(path: string): string {
  const [, rest = ""] = /\/lwb-exchange\/(?:history(?:\/|$))?([^/]*)\/?$/.exec(path) ?? [];
  try {
    return decodeURIComponent(rest);
  } catch {
    // An address that nobody encoded names nothing.
    return rest;
  }
}

/** The product that exchanges these two in this direction. */
export function productOfPair(
  products: readonly SpecialProduct[],
  from: string,
  to: string,
): SpecialProduct | undefined {
  return products.find(
    ({ coin, toCoin, reversible }) =>
      (coin === from && toCoin === to) || (reversible && coin === to && toCoin === from),
  );
}

/** The same two coins at the market's rate, in the same account. */
export function marketPath(from: string, to: string, account: ConvertAccount): string {
  return convertPath + writeAccount(new URLSearchParams({ from, to }).toString(), account);
}
