import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { cofferError } from "#shared/rpc/errors.ts";
import { bridge } from "#src/bridge/bridge.ts";
import { serverNow } from "#src/bridge/server-clock.ts";
import { type ActionState, useAction } from "#src/bridge/use-action.ts";
import { invalidateCalls } from "#src/bridge/use-call.ts";
import { type Fate, QuoteSession, type QuoteWorld } from "./quote-session.ts";
import type { QuoteView } from "./quote-view.ts";

type Execute = ReturnType<typeof useAction<"convert.execute">>;

/** The page's one conversion under way, on the real bridge. */
export function useQuoteSession(): { readonly session: QuoteSession; readonly view: QuoteView } {
  const client = useQueryClient();
  const execute = useAction("convert.execute");
  const [session] = useState(() => new QuoteSession(bridgeWorld(client, execute)));
  const view = useSyncExternalStore(
    useCallback((listener: () => void) => session.subscribe(listener), [session]),
    () => session.view,
  );
  const lost = execute.state.status === "looking-up";
  useEffect(() => {
    if (lost) session.lost();
  }, [lost, session]);
  return { session, view };
}

function bridgeWorld(client: QueryClient, execute: Execute): QuoteWorld {
  return {
    async quote(intent, requestId) {
      const { expects: _, ...asked } = intent;
      const result = await bridge.call("convert.quote", { ...asked, requestId });
      if (result.kind === "anonymous") throw loggedOut("convert.quote");
      return result.data;
    },
    async execute(quote, intent, requestId) {
      const { quoteTxId } = quote;
      return fateOf(await execute.run({ quoteTxId, accountType: intent.accountType, requestId }));
    },
    lookAgain: async () => fateOf(await execute.lookUpAgain()),
    async query(quote, intent) {
      const { quoteTxId } = quote;
      const result = await bridge.call("convert.query", { quoteTxId, accountType: intent.accountType });
      if (result.kind === "anonymous") throw loggedOut("convert.query");
      const record = result.data.result;
      if (record.exchangeStatus === "success" || record.exchangeStatus === "failure") {
        void invalidateCalls(client, result.invalidates);
      }
      return record;
    },
    newId: () => crypto.randomUUID(),
    serverNow,
    wait: (ms) => new Promise((resume) => setTimeout(resume, ms)),
  };
}

function fateOf(state: ActionState<"convert.execute">): Fate {
  if (state.status === "done") return { state: "done" };
  if (state.status === "refused") return { state: "refused", error: state.error.data };
  return { state: "unknown" };
}

function loggedOut(call: string): Error {
  return cofferError({ kind: "NotLoggedIn", code: "10007", message: "Not logged in", call });
}
