import type { CallDefinition } from "./define.ts";
import { firstCalls } from "./first.ts";

/** A call's definition without all the others: those of a first visit are here, the rest comes in two parts, each on first use. */

const first: Readonly<Record<string, CallDefinition>> = firstCalls;

/** Undefined for a name that is no call. Rejects when the part cannot be loaded: then nothing was sent. */
export async function loadCall(name: string): Promise<CallDefinition | undefined> {
  if (Object.hasOwn(first, name)) return first[name];
  const soon: Readonly<Record<string, CallDefinition>> = (await import("./soon-calls.ts")).soonCalls;
  if (Object.hasOwn(soon, name)) return soon[name];
  const later: Readonly<Record<string, CallDefinition>> = (await import("./lazy-calls.ts")).lazyCalls;
  return Object.hasOwn(later, name) ? later[name] : undefined;
}
