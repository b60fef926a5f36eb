import { useEffect, useRef, useState } from "react";
import type { StatementRow } from "#shared/contract/statements-view.ts";
import { CofferError, cofferError, type ErrorData } from "#shared/rpc/errors.ts";
import type { TopicStatus } from "#shared/rpc/snapshot.ts";
import { bridge } from "#src/bridge/bridge.ts";
import { queries } from "#src/bridge/reads.ts";
import { serverNow } from "#src/bridge/server-clock.ts";
import { expectFile } from "#src/files/watch-files.ts";
import { presentWall } from "#src/session/present-wall.ts";
import { isUndone, isUndoneAgain } from "#src/session/undone.ts";
import { appeared, type Lost, type Order } from "./order.ts";
import { keepOrder, readOrder } from "./stored-order.ts";

export type MakingState =
  | { readonly at: "idle" | "sending" }
  | { readonly at: "done" | "found"; readonly queryId: string }
  | { readonly at: "refused"; readonly error: ErrorData }
  /** The answer was lost: the list is watched for what appears. `over`: so long that it can be asked for again. */
  | { readonly at: "unknown"; readonly lost: Lost; readonly over: boolean };

export interface Making {
  readonly state: MakingState;
  /** Sends one order; nothing while another is on its way or its outcome is looked for. Resolves with a refusal. */
  readonly send: (order: Order, given: object) => Promise<ErrorData | null>;
  readonly reset: () => void;
}

export interface ListedFiles {
  readonly rows: readonly StatementRow[];
  readonly status: TopicStatus;
}

/** The list is asked for each 10 s: what has not come by then is not expected to. */
const lookMs = 35_000;

/**
 * Asks for a statement once. What became of a lost answer is looked up in the list, after a reload too, never asked for again by
 * itself. `owner`: the person's id, 0 while it is not known.
 */
export function useMaking({ rows, status }: ListedFiles, owner: number): Making {
  const [state, setState] = useState<MakingState>({ at: "idle" });
  /** The press that has been looked for long enough, by its time. */
  const [waited, setWaited] = useState(0);
  const isSent = useRef(false);
  /** Of an order whose outcome is not known: asked for again it is the same one, where the exchange honours ids. */
  const open = useRef<Lost | null>(null);

  /** Also for an answer that comes after it is known who it is. */
  const who = useRef(owner);

  // Who it is may be known only after the page is there.
  useEffect(() => {
    who.current = owner;
    if (open.current !== null) keepOrder(owner, open.current);
    const lost = open.current === null ? readOrder(owner) : undefined;
    if (lost === undefined) return;
    open.current = lost;
    setState({ at: "unknown", lost, over: false });
  }, [owner]);

  // What the list says of a lost answer is the state, not an effect of it.
  if (state.at === "unknown") {
    const row = appeared(state.lost, rows);
    if (row !== undefined) setState({ at: "found", queryId: row.queryId });
    // A list that cannot be read does not hold it up: asked for again it is the same one.
    else if (!state.over && waited === state.lost.at && status !== "connecting")
      setState({ ...state, over: true });
  }
  const isOpen = isWatched(state);
  const pressedAt = isOpen ? state.lost.at : 0;
  useEffect(() => {
    if (pressedAt === 0) return undefined;
    // A clock that was set meanwhile makes it no longer.
    const left = Math.min(lookMs, Math.max(0, pressedAt + lookMs - serverNow()));
    const timer = setTimeout(() => setWaited(pressedAt), left);
    return () => clearTimeout(timer);
  }, [pressedAt]);

  const remember = (lost: Lost | null): void => {
    open.current = lost;
    keepOrder(who.current, lost);
  };
  const isFound = state.at === "found";
  useEffect(() => {
    if (!isFound) return;
    open.current = null;
    keepOrder(owner, null);
  }, [isFound, owner]);

  return {
    state,
    async send(order, given) {
      // By the state that the press saw: what an effect unlocks is unlocked a moment after the page has said so.
      if (isSent.current || state.at === "sending" || isOpen) return null;
      isSent.current = true;
      setState({ at: "sending" });
      const before = open.current;
      // What is listed is there: asked for again it is another, whether it was still looked for or not.
      const isMissing = before !== null && appeared(before, rows) === undefined;
      const isSame = isMissing && JSON.stringify(before.order) === JSON.stringify(order);
      const requestId = isSame ? before.requestId : crypto.randomUUID();
      const known = new Set(rows.map(({ queryId }) => queryId));
      const lost: Lost = { order, requestId, at: serverNow(), known };
      remember(lost);
      const end = await sent(order, { ...given, requestId }, isSame ? isUndoneAgain : isUndone);
      queries.invalidate(["statements.config"]);
      isSent.current = false;
      if (end.at !== "lost") {
        if (!saysNothing(end)) remember(null);
        if (end.at === "done") expectFile("statements.files", end.queryId);
        setState(end);
        return end.at === "refused" ? end.error : null;
      }
      setState({ at: "unknown", lost, over: false });
      return null;
    },
    reset() {
      if (isSent.current) return;
      // It did not come, and is given up: no reload looks for it again.
      if (state.at === "unknown" && state.over) keepOrder(owner, null);
      setState((now) => (isWatched(now) ? now : { at: "idle" }));
    },
  };
}

/** Its outcome is being looked for, and nothing else is asked for meanwhile. */
function isWatched(state: MakingState): state is MakingState & { at: "unknown" } {
  return state.at === "unknown" && !state.over;
}

type End =
  | { readonly at: "done"; readonly queryId: string }
  | { readonly at: "refused"; readonly error: ErrorData }
  | { readonly at: "lost" };

/** That nobody is logged in may be said of an order that was taken: after the login it is the same one. */
function saysNothing(end: End): boolean {
  return end.at === "refused" && end.error.kind === "NotLoggedIn";
}

async function sent(
  { call, input }: Order,
  more: object,
  isOver: (error: ErrorData) => boolean,
): Promise<End> {
  try {
    // The three calls answer alike.
    const answer = await bridge.call(call, { ...input, ...more }, { silent: true }).catch(presentWall);
    if (answer.kind === "ok") return { at: "done", queryId: answer.data.queryId };
    throw cofferError({ kind: "NotLoggedIn", code: "10007", message: "Not logged in", call });
  } catch (thrown) {
    if (!(thrown instanceof CofferError)) throw thrown;
    return isOver(thrown.data) ? { at: "refused", error: thrown.data } : { at: "lost" };
  }
}
