import { useEffect, useRef, useState } from "react";
import type { CallInput } from "#shared/contract/index.ts";
import type { TaxReportRow } from "#shared/contract/tax-view.ts";
import { CofferError, cofferError, type ErrorData } from "#shared/rpc/errors.ts";
import { bridge } from "#src/bridge/bridge.ts";
import { queries } from "#src/bridge/reads.ts";
import { presentWall } from "#src/session/error-presenter.ts";
import { isUndone } from "#src/session/undone.ts";
import { keepOrders, readOrders } from "./stored-orders.ts";

type Input = Omit<CallInput<"taxReports.create">, "requestId">;

export type CreatingState =
  | { readonly at: "idle" | "sending" }
  | { readonly at: "done"; readonly requestId: string }
  | { readonly at: "refused"; readonly error: ErrorData }
  /** The answer was lost: the list is watched for reports of this request. `over`: it was, and they are not expected any more. */
  | { readonly at: "unknown"; readonly requestId: string; readonly over: boolean };

export interface Creating {
  readonly state: CreatingState;
  /** Asks for reports. The same once more, while its outcome is not known, has the same id: it makes none twice. */
  readonly send: (input: Input) => Promise<void>;
  readonly reset: () => void;
}

/** The list is asked for each 10 s: what has not come by then is not expected to. */
const lookMs = 35_000;

/** Asks for reports under one id, kept until it is known what became of them (F6i.8). */
export function useCreating(rows: readonly TaxReportRow[], owner: string): Creating {
  const [state, setState] = useState<CreatingState>({ at: "idle" });
  const busy = useRef(false);
  const open = useRef<ReturnType<typeof readOrders>>({});

  // Who it is may be known only after the page is there.
  useEffect(() => {
    open.current = readOrders(owner);
    const lost = lostOf(open.current);
    if (lost.at === "unknown") setState(lost);
  }, [owner]);

  // What the list says of a lost answer is the state, not an effect of it.
  if (state.at === "unknown" && rows.some(({ batchId }) => batchId === state.requestId)) {
    setState({ at: "done", requestId: state.requestId });
  }
  const lookedFor = state.at === "unknown" && !state.over ? state.requestId : "";
  useEffect(() => {
    if (lookedFor === "") return undefined;
    const timer = setTimeout(() => setState({ at: "unknown", requestId: lookedFor, over: true }), lookMs);
    return () => clearTimeout(timer);
  }, [lookedFor]);
  useEffect(() => {
    const listed = new Set(rows.map(({ batchId }) => batchId));
    const left = Object.entries(open.current).filter(([, id]) => !listed.has(id));
    if (left.length === Object.keys(open.current).length) return;
    open.current = Object.fromEntries(left);
    keepOrders(owner, open.current);
  }, [rows, owner]);

  return {
    state,
    async send(input) {
      if (busy.current) return;
      busy.current = true;
      setState({ at: "sending" });
      const key = JSON.stringify(input);
      const { [key]: lost, ...others } = open.current;
      // Listed reports are there: asked for again they are others, whether the effect above has run or not.
      const isListed = rows.some(({ batchId }) => batchId === lost);
      const requestId = lost === undefined || isListed ? crypto.randomUUID() : lost;
      open.current = { ...others, [key]: requestId };
      keepOrders(owner, open.current);
      const end = await sent({ ...input, requestId });
      // That nobody is logged in may be said of an order that was taken: after the login it is the same one.
      const isOpen = end.at === "unknown" || (end.at === "refused" && end.error.kind === "NotLoggedIn");
      if (!isOpen) {
        open.current = others;
        keepOrders(owner, others);
      }
      busy.current = false;
      if (end.at === "done") queries.invalidate(["tax.overview", "tax.subAccounts"]);
      setState(end);
    },
    reset: () => setState((now) => (busy.current || isLookedFor(now) ? now : { at: "idle" })),
  };
}

function isLookedFor(state: CreatingState): boolean {
  return state.at === "unknown" && !state.over;
}

/** What a tab that was loaded anew knows: the last answer that it never had. */
function lostOf(orders: Readonly<Record<string, string>>): CreatingState {
  const [key, requestId] = Object.entries(orders).at(-1) ?? [];
  if (key === undefined || requestId === undefined) return { at: "idle" };
  return { at: "unknown", requestId, over: false };
}

async function sent(input: CallInput<"taxReports.create">): Promise<CreatingState> {
  const { requestId } = input;
  try {
    const answer = await bridge.call("taxReports.create", input, { silent: true }).catch(presentWall);
    if (answer.kind === "ok") return { at: "done", requestId };
    throw cofferError({
      kind: "NotLoggedIn",
      code: "10007",
      message: "Not logged in",
      call: "taxReports.create",
    });
  } catch (thrown) {
    if (!(thrown instanceof CofferError)) throw thrown;
    return isUndone(thrown.data)
      ? { at: "refused", error: thrown.data }
      : { at: "unknown", requestId, over: false };
  }
}
