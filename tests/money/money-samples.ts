import type { CallDefinition } from "#shared/contract/define.ts";
import { httpCalls } from "#shared/contract/index.ts";
import { readSchema } from "../contract/schema-node.ts";
import { samplesOf } from "../contract/schema-samples.ts";
import { fc } from "../fuzz.ts";

/** Questions and answers of the contract's money calls, made from their own schemas. */

export type Body = Readonly<Record<string, unknown>>;

export interface MoneyCall {
  readonly name: string;
  /** Below the API prefix, without a leading slash. */
  readonly path: string;
  readonly definition: CallDefinition;
  /** Without an id. Two of one call with different seeds ask for different things. */
  input(seed: number): Body;
  /** What the exchange answers to it. */
  result(request: Body): unknown;
}

/** What makes an answer of the right shape one to its question, where that is more than repeating fields. */
const fitting: Readonly<Record<string, (request: Body) => Body>> = {
  "addressBook.batchCreate": ({ list }) => ({
    successCount: (list as readonly unknown[]).length,
    failList: [],
  }),
  "addressBook.delete": () => ({ deleted: 1 }),
  "addressBook.changeVerification": () => ({ updated: 1 }),
  "addressBook.switch": ({ open }) => ({
    switches: { withdrawWhitelist: open, addressBookOnly: open, newAddressLock: open },
  }),
};

export const moneyCalls: readonly MoneyCall[] = Object.entries<CallDefinition>(httpCalls)
  .filter(([, { money }]) => money === true)
  .map(([name, definition]) => ({
    name,
    definition,
    path: definition.path.replace(/^\/+/, ""),
    input(seed) {
      const { requestId: _, ...fields } = sample(definition.request, seed) as { requestId: string };
      return fields;
    },
    result(request) {
      const answer = sample(definition.response, 7) as Record<string, unknown>;
      // The bindings of money calls are of plain fields.
      for (const bind of definition.binds ?? []) answer[bind.answer] = request[bind.request];
      return { ...answer, ...fitting[name]?.(request) };
    },
  }));

function sample(schema: CallDefinition["request"], seed: number): unknown {
  const [value] = fc.sample(samplesOf(readSchema(schema)), { seed, numRuns: 1 });
  return JSON.parse(JSON.stringify(value));
}
