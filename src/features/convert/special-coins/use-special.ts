import { useReducer } from "react";
import { useSearch } from "wouter";
import type { SpecialEstimateRow, SpecialProduct } from "#shared/contract/special-coins.ts";
import { useAmendedTopic } from "#src/bridge/use-topic.ts";
import { importWithRetry } from "#src/lazy/import-with-retry.ts";
import { useQuoteFlow } from "#src/money/use-quote-flow.ts";
import { currencyOf, useClientStore } from "#src/state/client-store.ts";
import { formReducer } from "../form/convert-form.ts";
import { type Convert, useAccount, usePairInAddress } from "../form/use-convert.ts";
import { estimateParams, useQuotedForm } from "../form/use-quoted-form.ts";
import type { ConvertFlow } from "../quote/quote-session.ts";
import { startOf } from "./start-of.ts";

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
  usePairInAddress(form, search);
  const [account, pickAccount] = useAccount(search);
  const user = useClientStore((state) => state.user);
  const { productId, coin } = product;
  const estimate = useAmendedTopic("specialCoins.estimate", {
    productId,
    coin,
    ...estimateParams(form, account),
    currency: currencyOf(user),
  });
  const where = { accountType: account, productId };
  const flow = useQuoteFlow(true, openSession);
  return {
    ...useQuotedForm({ form, change, where, estimate, flow }),
    product,
    isBack: form.toCoin === coin,
    pickAccount,
    // What was wrong with a link is told by the market's form alone.
    arrivedBy: "",
  };
}
