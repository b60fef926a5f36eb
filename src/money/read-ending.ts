import type { CallOutput } from "#shared/contract/index.ts";
import type { StoredIntent } from "#shared/contract/intents.ts";
import { isTurnedBack } from "#shared/domain/withdraw-end.ts";
import { bookReaders } from "./book-readers.ts";
import { conversionReaders } from "./conversion-readers.ts";
import type { Ending, Settled } from "./intent.ts";
import { saysNoRecord } from "./no-record.ts";
import { type Found, type RecordWorld, recordReaders } from "./record-readers.ts";

export interface EndingWorld extends RecordWorld {
  wait(ms: number): Promise<void>;
}

/** F6a.5: the result is requested each second, for up to thirty. */
const pollEveryMs = 1000;
const polls = 30;

const readers = { ...recordReaders, ...bookReaders, ...conversionReaders };

/**
 * What a call's answer does not say yet: how its record ended. Without the record it is being processed, or has failed where the
 * answer said so.
 */
export async function readEnding(world: EndingWorld, intent: StoredIntent, data: unknown): Promise<Ending> {
  let found: Found = { settled: "processing", recordId: "" };
  const unrecorded: Found = saysFailure(data) ? { ...found, settled: "failed" } : found;
  const read = readers[intent.call];
  if (read === undefined) return { state: "done", ...unrecorded };
  for (let poll = 0; poll < polls; poll += 1) {
    found = await read(world, intent.input, data, intent).catch((thrown: unknown) =>
      saysNoRecord(thrown) ? unrecorded : found,
    );
    if (found.settled !== "processing") break;
    await world.wait(pollEveryMs);
  }
  const settled = found.settled === "processing" ? underWay(intent.call, data) : found.settled;
  return { state: "done", ...found, settled };
}

function underWay(call: string, data: unknown): Settled {
  // One that its own answer denies, and no record does.
  if (call.startsWith("withdraw."))
    return isTurnedBack(data as CallOutput<"withdraw.answer">) ? "unclear" : "withdrawing";
  // An order that was to be called back and is open still.
  if (call === "limitOrder.cancel") return "placed";
  if (call.startsWith("transfer."))
    return (data as CallOutput<"transfer.inter">).status === "FAILED" ? "transferUnclear" : "transferring";
  return "processing";
}

/** The exchange took the intent and says in the same answer that it came to nothing. */
export function saysFailure(data: unknown): boolean {
  if (typeof data !== "object" || data === null) return false;
  return (
    ("exchangeStatus" in data && data.exchangeStatus === "failure") ||
    ("status" in data && data.status === "failure")
  );
}
