import type { StoredIntent } from "#shared/contract/intents.ts";
import { bridge } from "#src/bridge/bridge.ts";
import { intentOwner } from "./intent-owner.ts";
import type { IntentWorld } from "./intent-world.ts";

const silent = { silent: true } as const;

/** The worker's journal. What fails costs the memory of a reload and nothing else. */
export function journalOf(changed: () => void): IntentWorld["journal"] {
  return {
    async keep(intent) {
      const kept = { owner: intentOwner(), intent: withoutSecrets(intent) };
      const answer = await bridge.call("intents.keep", kept, silent).catch(() => null);
      changed();
      return answer?.kind === "ok" && answer.data.mayRepeat;
    },
    async drop(requestId) {
      const dropped = { owner: intentOwner(), requestIds: [requestId] };
      await bridge.call("intents.drop", dropped, silent).catch(() => undefined);
      changed();
    },
    async list() {
      const answer = await bridge.call("intents.list", { owner: intentOwner() }, silent).catch(() => null);
      return answer?.kind === "ok" ? answer.data : { intents: [], whole: false };
    },
  };
}

/** Papers of people and what proves who they are: a look-up needs none of them. */
const secrets: ReadonlySet<string> = new Set([
  "beneficiary",
  "transactionPurpose",
  "riskToken",
  "emailCode",
  "emailToken",
  "googleCode",
  "smsCode",
  "fundPassword",
  "passkey",
]);

/** Neither is written to a disk. */
function withoutSecrets(intent: StoredIntent): StoredIntent {
  const stored = Object.entries(intent.input)
    .filter(([name]) => !secrets.has(name))
    .map(([name, value]) => [name, name === "questionnaire" ? "{}" : value]);
  return { ...intent, input: Object.fromEntries(stored) };
}
