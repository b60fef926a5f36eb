import type { ConvertAccount } from "#shared/contract/fields.ts";
import type { BatchRecord, SmallQuotes } from "#shared/contract/small-balance.ts";
import { FirmSession, type FirmWorld } from "../quote/firm-session.ts";
import type { FirmView } from "../quote/quote-view.ts";

/** What a firm price is asked for. Frozen when asked. */
export interface BatchIntent {
  readonly accountType: ConvertAccount;
  readonly toCoin: string;
  readonly coins: readonly string[];
}

export type BatchView = FirmView<SmallQuotes, BatchRecord>;
export type BatchWorld = FirmWorld<BatchIntent, SmallQuotes, BatchRecord>;

/** One run of small balances, from firm price to outcome (F6b.2, F6b.5). A price that ran out keeps its selection. */
export class BatchSession extends FirmSession<BatchIntent, SmallQuotes, BatchRecord> {
  constructor(world: BatchWorld) {
    super(world, {
      expiresAt: ({ result }) => Number(result.quoteExpireTime),
      isFinal: ({ status }) =>
        status === "success" || status === "failure" || status === "partial_fulfillment",
    });
  }
}

/** How long a price is held, whole seconds: for the full ring. */
export function heldSeconds({ result }: SmallQuotes): number {
  return Math.max(1, Math.round((Number(result.quoteExpireTime) - Number(result.quoteCreateTime)) / 1000));
}
