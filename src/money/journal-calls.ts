import type { KeptIntent } from "#shared/contract/intents.ts";
import { bridge } from "#src/bridge/bridge.ts";
import { intentOwner } from "./intent-owner.ts";
import type { IntentWorld } from "./open-intents.ts";

const silent = { silent: true } as const;

/** The worker's journal. What fails costs the memory of a reload and nothing else. */
export function journalOf(changed: () => void): IntentWorld["journal"] {
  const quietly = async (write: Promise<unknown>): Promise<void> => {
    await write.catch(() => undefined);
    changed();
  };
  return {
    keep: (intent) =>
      quietly(bridge.call("intents.keep", { owner: intentOwner(), intent: withoutPapers(intent) }, silent)),
    drop: (requestId) =>
      quietly(bridge.call("intents.drop", { owner: intentOwner(), requestIds: [requestId] }, silent)),
    async list(): Promise<readonly KeptIntent[]> {
      const answer = await bridge.call("intents.list", { owner: intentOwner() }, silent).catch(() => null);
      return answer?.kind === "ok" ? answer.data.intents : [];
    },
  };
}

/** Names and papers of people are not written to a disk: a look-up needs none of them. */
function withoutPapers(intent: KeptIntent): KeptIntent {
  if (!("questionnaire" in intent.input)) return intent;
  return { ...intent, input: { ...intent.input, questionnaire: "{}" } };
}
