import { useEffect, useRef, useState } from "react";
import type { CallInput } from "#shared/contract/index.ts";
import type { TaxReportRow } from "#shared/contract/tax-view.ts";
import { CofferError, cofferError, type ErrorData } from "#shared/rpc/errors.ts";
import { bridge } from "#src/bridge/bridge.ts";
import { queries } from "#src/bridge/reads.ts";
import { serverNow } from "#src/bridge/server-clock.ts";
import { presentWall } from "#src/session/present-wall.ts";
import { isUndone, isUndoneAgain } from "#src/session/undone.ts";
import { keepOrders, type OpenOrder, type OpenOrders, readOrders } from "./stored-orders.ts";

type Input = Omit<CallInput<"taxReports.create">, "requestId">;

export type CreatingState =
  | { readonly at: "idle" | "sending" }
  | { readonly at: "done"; readonly requestId: string }
  | { readonly at: "refused"; readonly error: ErrorData }
  /** The answer was lost: the list is watched for reports of this request. `over`: it was, and they are not expected any more. */
  | { readonly at: "unknown"; readonly order: OpenOrder; readonly over: boolean };

export interface Creating {
  readonly state: CreatingState;
  /** Asks for reports. The same once more, while its outcome is not known, has the same id: it makes none twice. */
  readonly send: (input: Input) => Promise<void>;
  readonly reset: () => void;
}

/** The list is asked for each 10 s: what has not come by then is not expected to. */
const lookMs = 35_000;

/** Asks for reports under one id, kept until it is known what became of them (F6i.8). `owner`: the person's id, 0 while it is not known. */
export function useCreating(rows: readonly TaxReportRow[], owner: number): Creating {
  const [state, setState] = useState<CreatingState>({ at: "idle" });
  const busy = useRef(false);
  const open = useRef<OpenOrders>({});

  // Who it is may be known only after the page is there.
  useEffect(() => {
    open.current = readOrders(owner);
    // What a tab that was loaded anew knows: the last answer that it never had.
    const order = Object.values(open.current).at(-1);
    if (order !== undefined) setState({ at: "unknown", order, over: false });
  }, [owner]);

  // What the list says of a lost answer is the state, not an effect of it.
  const lost = state.at === "unknown" ? state.order : null;
  if (lost !== null && rows.some(({ batchId }) => batchId === lost.requestId)) {
    setState({ at: "done", requestId: lost.requestId });
  }
  const lookedFor = isLookedFor(state) ? state.order : null;
  useEffect(() => {
    if (lookedFor === null) return undefined;
    // A clock that was set meanwhile makes it no longer.
    const left = Math.min(lookMs, Math.max(0, lookedFor.at + lookMs - serverNow()));
    const timer = setTimeout(() => setState({ at: "unknown", order: lookedFor, over: true }), left);
    return () => clearTimeout(timer);
  }, [lookedFor]);
  useEffect(() => {
    const listed = new Set(rows.map(({ batchId }) => batchId));
    const left = Object.entries(open.current).filter(([, { requestId }]) => !listed.has(requestId));
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
      const { [key]: before, ...others } = open.current;
      // Listed reports are there: asked for again they are others, whether the effect above has run or not.
      const isListed = rows.some(({ batchId }) => batchId === before?.requestId);
      const again = isListed ? undefined : before;
      const order: OpenOrder = { requestId: again?.requestId ?? crypto.randomUUID(), at: serverNow() };
      open.current = { ...others, [key]: order };
      keepOrders(owner, open.current);
      const end = await sent(input, order, again === undefined ? isUndone : isUndoneAgain);
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
    reset() {
      if (busy.current) return;
      // They did not come, and are given up: no reload looks for them again.
      if (state.at === "unknown" && state.over) keepOrders(owner, without(open.current, state.order));
      setState((now) => (isLookedFor(now) ? now : { at: "idle" }));
    },
  };
}

function isLookedFor(state: CreatingState): state is CreatingState & { at: "unknown" } {
  return state.at === "unknown" && !state.over;
}

function without(orders: OpenOrders, given: OpenOrder): OpenOrders {
  return Object.fromEntries(Object.entries(orders).filter(([, order]) => order !== given));
}

async function sent(
  input: Input,
  order: OpenOrder,
  isOver: (error: ErrorData) => boolean,
): Promise<CreatingState> {
  const { requestId } = order;
  try {
    const whole = { ...input, requestId };
    const answer = await bridge.call("taxReports.create", whole, { silent: true }).catch(presentWall);
    if (answer.kind === "ok") return { at: "done", requestId };
    throw cofferError({
      kind: "NotLoggedIn",
      code: "10007",
      message: "Not logged in",
      call: "taxReports.create",
    });
  } catch (thrown) {
    if (!(thrown instanceof CofferError)) throw thrown;
    return isOver(thrown.data)
      ? { at: "refused", error: thrown.data }
      : { at: "unknown", order, over: false };
  }
}
