import type { MoneyCallName } from "#shared/contract/index.ts";
import type { StoredIntent } from "#shared/contract/intents.ts";
import type { OpenIntents } from "./open-intents.ts";
import { outcomeOf } from "./outcome.ts";
import type { Outcome, QuoteFlowPorts } from "./quote-flow.ts";

/** The money under way of one session: one at a time. */
export interface SentIntent<N extends MoneyCallName>
  extends Pick<
    QuoteFlowPorts<unknown, unknown, unknown>,
    "outcome" | "reported" | "leave" | "attend" | "unread"
  > {
  readonly send: (intent: StoredIntent & { readonly call: N }) => Promise<Outcome>;
  /** The id of an equal intent whose outcome is not known, "" where there is none. */
  readonly find: (key: string) => string;
}

/** `lost`: the answer was lost, and is being looked up. */
export function sentIntent<N extends MoneyCallName>(
  intents: Pick<
    OpenIntents,
    "send" | "attend" | "reported" | "outcome" | "find" | "get" | "subscribe" | "unread"
  >,
  lost: () => void,
): SentIntent<N> {
  let requestId = "";
  let leave = (): void => undefined;
  const attend = (id: string): void => {
    leave();
    requestId = id;
    leave = intents.attend(id);
  };
  return {
    async send(intent) {
      const sent = intents.send(intent.call, intent);
      attend(intent.requestId);
      const stop = intents.subscribe(() => {
        if (intents.get(intent.requestId)?.phase === "looking-up") lost();
      });
      const end = await sent;
      stop();
      return outcomeOf(end);
    },
    async outcome() {
      const end = await intents.outcome(requestId);
      return end === undefined ? { state: "unknown", requestId } : outcomeOf(end);
    },
    unread: () => intents.unread(),
    find: (key) => intents.find(key)?.requestId ?? "",
    attend,
    reported: () => intents.reported(requestId),
    leave() {
      leave();
      leave = () => undefined;
    },
  };
}
