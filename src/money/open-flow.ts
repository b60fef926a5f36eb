import type { MoneyCallName } from "#shared/contract/index.ts";
import type { ErrorData } from "#shared/rpc/errors.ts";
import { serverNow } from "#src/bridge/server-clock.ts";
import { isLoggedIn, useClientStore } from "#src/state/client-store.ts";
import { outcomeOf } from "./outcome.ts";
import { pageIntents } from "./page-intents.ts";
import type { PlainIntentInput } from "./plain-intent.ts";
import type { QuoteFlowPorts } from "./quote-flow-ports.ts";

/** What a flow says of itself: how a price and a result are asked for, and what is sent between them. */
export interface FlowCalls<I, Q, R>
  extends Pick<QuoteFlowPorts<I, Q, R>, "quote" | "requote" | "narrowed" | "query"> {
  readonly call: MoneyCallName;
  /** The same for what a person would take for the same act. */
  readonly key: (intent: I) => string;
  /** What is sent, with its sums as the person saw them. */
  readonly order: (quote: Q, intent: I, receives: string) => Omit<PlainIntentInput, "key">;
}

/** Looks that hang keep nobody at a dialog that cannot be closed for longer, ms: half a minute of them, and some leeway. */
const lateAfterMs = 45_000;

/** What a flow that was made answers to. */
interface OpenedFlow {
  readonly view: { readonly at: string; readonly refusal?: ErrorData | null };
  lost(): void;
  loggedIn(): void;
  subscribe(listener: () => void): unknown;
}

/** A flow on the real bridge: what it sends is in the journal, one intent at a time. `make` may put rules of its own before it. */
export function openFlow<I, Q, R, F extends OpenedFlow>(
  { call, key, order, ...reads }: FlowCalls<I, Q, R>,
  make: (ports: QuoteFlowPorts<I, Q, R>) => F,
): F {
  let attended = "";
  const wait = (ms: number): Promise<void> => new Promise((resume) => setTimeout(resume, ms));
  let leave = (): void => undefined;
  const attend = (requestId: string): void => {
    leave();
    attended = requestId;
    leave = pageIntents.attend(requestId);
  };
  const flow: F = make({
    ...reads,
    openIntent: (intent) => pageIntents.find(key(intent))?.requestId ?? "",
    unread: () => pageIntents.unread(),
    attend,
    async execute(quote, intent, requestId, receives) {
      const confirmed = order(quote, intent, receives);
      const input = { ...confirmed.input, requestId };
      const sentAt = Math.round(serverNow());
      const sent = pageIntents.send(call, {
        ...confirmed,
        input,
        requestId,
        call,
        key: key(intent),
        sentAt,
      });
      // Left before it was sent, for another price or for good: how it ends is reported by a notification.
      if (flow.view.at === "sending" || flow.view.at === "checking") attend(requestId);
      const stop = pageIntents.subscribe(() => {
        // Another one is sent by now where this one was left.
        if (attended === requestId && pageIntents.get(requestId)?.phase === "looking-up") flow.lost();
      });
      const end = await sent;
      stop();
      return outcomeOf(end);
    },
    async outcome() {
      const end = await pageIntents.outcome(attended);
      return end === undefined ? { state: "unknown", requestId: attended } : outcomeOf(end);
    },
    reported: () => pageIntents.reported(attended),
    leave() {
      leave();
      leave = () => undefined;
      attended = "";
    },
    newId: () => crypto.randomUUID(),
    serverNow,
    wait,
    late: () => wait(lateAfterMs),
  });
  flow.subscribe(() => {
    if (flow.view.refusal?.kind !== "NotLoggedIn") return;
    const stop = useClientStore.subscribe(({ user }, before) => {
      // A closed page goes on showing its person: who logs in is put there anew.
      if (user === before.user || !isLoggedIn(user)) return;
      stop();
      flow.loggedIn();
    });
  });
  return flow;
}
