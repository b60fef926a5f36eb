import { useCallback, useReducer } from "react";
import { useSearch } from "wouter";
import type { SpecialEstimateRow, SpecialProduct } from "#shared/contract/special-coins.ts";
import { useAmendedTopic } from "#src/bridge/use-topic.ts";
import { importWithRetry } from "#src/lazy/import-with-retry.ts";
import { useQuoteFlow } from "#src/money/use-quote-flow.ts";
import { useSessionStatus } from "#src/session/session.ts";
import { currencyOf, useClientStore } from "#src/state/client-store.ts";
import { type ConvertForm, formReducer, startForm } from "../form/convert-form.ts";
import { readLink } from "../form/convert-link.ts";
import { enterField, fieldOf } from "../form/enter-field.ts";
import { useCoins } from "../form/use-coins.ts";
import { type Convert, useAccount, usePriceWish } from "../form/use-convert.ts";
import type { ConvertFlow } from "../quote/quote-session.ts";

const fetchSession = importWithRetry(() => import("./open-special-session.ts"));
const openSession = async (): Promise<ConvertFlow> => (await fetchSession()).openQuoteSession();

/** The exchange of one special coin, as the parts of the convert form know it. */
export interface Special extends Convert {
  readonly product: SpecialProduct;
  readonly row: SpecialEstimateRow | undefined;
  /** The product's coin is what is received. */
  readonly isBack: boolean;
}

/** What the dialog stands on. */
export interface Exchanging extends Special {
  readonly session: ConvertFlow;
}

/** All that a special coin's page knows and does, apart from its looks. */
export function useSpecial(product: SpecialProduct): Special {
  const search = useSearch();
  const [form, change] = useReducer(formReducer, null, () => startOf(product, search));
  const [account, pickAccount] = useAccount(search);
  const user = useClientStore((state) => state.user);
  const { productId, coin } = product;
  const estimate = useAmendedTopic("convertSpecial.estimate", {
    productId,
    coin,
    accountType: account,
    fromCoin: form.fromCoin,
    toCoin: form.toCoin,
    side: form.side,
    amountText: form.text,
    currency: currencyOf(user),
  });
  const row = estimate.rows.get("estimate");
  const current = row !== undefined && estimate.current;
  const { session, view } = useQuoteFlow(true, openSession);
  const where = { accountType: account, productId };
  const wanted = usePriceWish(form, where, current ? row : undefined, session);
  const { coins, coinOf } = useCoins(account);
  return {
    product,
    isBack: form.toCoin === coin,
    account,
    pickAccount,
    // What was wrong with a link is told by the market's form alone.
    arrivedBy: "",
    form,
    change,
    row,
    current,
    freshness: estimate.status,
    asOf: estimate.asOf,
    signedIn: useSessionStatus(),
    coins,
    coinOf,
    pricing: (wanted && coins.status !== "error") || view.at === "asking",
    submit: useCallback(() => {
      change({ type: "submitted" });
      if (form.text === "") enterField(fieldOf(form.side));
    }, [form.text, form.side]),
    session,
    view,
  };
}

/** A link may bring the direction and the amount, as those of the market's form do. */
function startOf({ coin, toCoin, reversible }: SpecialProduct, search: string): ConvertForm {
  const { pair, amount, side } = readLink(search);
  const isBack = reversible && pair.from === toCoin;
  return startForm(isBack ? { from: toCoin, to: coin } : { from: coin, to: toCoin }, amount, side);
}
