import { useEffect, useRef, useState } from "react";
import type { CallInput } from "#shared/contract/index.ts";
import type { TaxReportRow } from "#shared/contract/tax-view.ts";
import { CofferError, cofferError, type ErrorData } from "#shared/rpc/errors.ts";
import { bridge } from "#src/bridge/bridge.ts";
import { queries } from "#src/bridge/reads.ts";
import { isDefinite } from "./refusal-words.ts";

type Input = Omit<CallInput<"taxReports.create">, "requestId">;

export type CreatingState =
  | { readonly at: "idle" | "sending" }
  | { readonly at: "done"; readonly count: number }
  | { readonly at: "refused"; readonly error: ErrorData }
  /** The answer was lost: the list is watched for reports of this request. */
  | { readonly at: "unknown"; readonly requestId: string; readonly count: number };

export interface Creating {
  readonly state: CreatingState;
  /** Asks for reports. The same once more, while its outcome is not known, has the same id: it makes none twice. */
  readonly send: (input: Input) => Promise<void>;
  readonly reset: () => void;
}

/** Asks for reports under one id, kept until it is known what became of them (F6i.8). */
export function useCreating(rows: readonly TaxReportRow[]): Creating {
  const [state, setState] = useState<CreatingState>({ at: "idle" });
  const busy = useRef(false);
  const open = useRef<{ readonly key: string; readonly requestId: string } | null>(null);

  // What the list says of a lost answer is the state, not an effect of it.
  if (state.at === "unknown" && rows.some(({ batchId }) => batchId === state.requestId)) {
    setState({ at: "done", count: state.count });
  }
  useEffect(() => {
    if (state.at === "done") open.current = null;
  }, [state.at]);

  return {
    state,
    async send(input) {
      if (busy.current) return;
      busy.current = true;
      setState({ at: "sending" });
      const key = JSON.stringify(input);
      const requestId = open.current?.key === key ? open.current.requestId : crypto.randomUUID();
      open.current = { key, requestId };
      const end = await sent({ ...input, requestId });
      if (end.at !== "unknown") open.current = null;
      busy.current = false;
      if (end.at === "done") queries.invalidate(["tax.overview", "tax.subAccounts"]);
      setState(end);
    },
    reset: () => setState((now) => (busy.current || now.at === "unknown" ? now : { at: "idle" })),
  };
}

async function sent(input: CallInput<"taxReports.create">): Promise<CreatingState> {
  const { requestId, uids } = input;
  try {
    const answer = await bridge.call("taxReports.create", input, { silent: true });
    if (answer.kind === "ok") return { at: "done", count: answer.data.list.length };
    throw cofferError({
      kind: "NotLoggedIn",
      code: "10007",
      message: "Not logged in",
      call: "taxReports.create",
    });
  } catch (thrown) {
    if (!(thrown instanceof CofferError)) throw thrown;
    return isDefinite(thrown.data)
      ? { at: "refused", error: thrown.data }
      : { at: "unknown", requestId, count: uids.length };
  }
}
