import { QueryCache, QueryClient } from "@tanstack/react-query";
import { presentError } from "./error-presenter.ts";

/** Reads are kept by the worker as the contract says (spec section 9); here they only bridge remounts. */
const FRESH_MS = 5_000;

export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: FRESH_MS } },
  queryCache: new QueryCache({
    onError: (error, query) => {
      // A page that has figures keeps them and says itself how old they are.
      if (query.state.data === undefined && query.meta?.quiet !== true) presentError(error);
    },
  }),
});
