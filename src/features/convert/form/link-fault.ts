import { visibleText } from "#shared/domain/visible-text.ts";
import type { ConvertForm } from "./convert-form.ts";
import { readLink } from "./convert-link.ts";

/** What a link asked for and could not have: said once the coins are known, while the form still stands as it came. */
export type LinkFault =
  /** No coin of this exchange has that code. */
  | { readonly what: "unknown coin"; readonly coin: string; readonly side: "from" | "to" }
  /** It is no code at all: the form has another coin in its place. */
  | { readonly what: "no code"; readonly text: string; readonly coin: string }
  /** Both ends were the same coin. */
  | { readonly what: "same coin"; readonly coin: string; readonly other: string }
  | { readonly what: "no amount"; readonly text: string };

const maxShown = 24;

/** `isListed` undefined while the coins are on their way. Pure. */
export function linkFault(
  search: string,
  { fromCoin, toCoin, text }: Pick<ConvertForm, "fromCoin" | "toCoin" | "text">,
  isListed: ((coin: string) => boolean) | undefined,
): LinkFault | null {
  if (isListed !== undefined) {
    for (const [side, coin] of [["from", fromCoin] as const, ["to", toCoin] as const]) {
      if (!isListed(coin)) return { what: "unknown coin", coin, side };
    }
  }
  const { pair, amount } = readLink(search);
  if (pair.from !== fromCoin || pair.to !== toCoin) return null;
  const params = new URLSearchParams(search);
  const given = (name: string): string => visibleText((params.get(name) ?? "").trim().slice(0, maxShown));
  const [from, to] = [given("from").toUpperCase(), given("to").toUpperCase()];
  if (from !== "" && from !== pair.from) return { what: "no code", text: given("from"), coin: pair.from };
  if (from !== "" && from === to) return { what: "same coin", coin: from, other: pair.to };
  if (to !== "" && to !== pair.to) return { what: "no code", text: given("to"), coin: pair.to };
  if (given("amount") !== "" && amount === "" && text === "") {
    return { what: "no amount", text: given("amount") };
  }
  return null;
}
