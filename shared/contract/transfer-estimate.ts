import type { AccountTypeCode } from "./accounts.ts";
import type { TopicDefinition } from "./define.ts";
import type { ReadState } from "./read-state.ts";

/** Where money of a transfer lies: an account of a member; "" is the person's own. */
export interface TransferPlace {
  readonly memberId: string;
  readonly accountType: AccountTypeCode;
}

export interface TransferEstimateParams {
  readonly from: TransferPlace;
  /** Null: another person's. */
  readonly to: TransferPlace | null;
  readonly coin: string;
  /** As the field hands it on. */
  readonly amountText: string;
  /** The currency of values, e.g. "USD". */
  readonly currency: string;
  /** How often accounts and balances were requested again, since they could not be read or have moved: another number requests them at once. */
  readonly attempt: number;
}

/** What keeps it from being sent. Codes of the server's table where it has one (F5.23, F5.24). */
export interface TransferIssue {
  readonly code:
    | "same-place"
    | "within-sub"
    | "cannot-move"
    | "not-a-number"
    | "too-many-decimals"
    | "over-transferable";
  /** Figures for the message: `limit`, `over`, `coin`, `decimals`. */
  readonly figures: Readonly<Record<string, string>>;
  /** Text that would fix it when put into the field, "" when there is none. */
  readonly repair: string;
}

/** Figures are decimal text; "" is not known. */
export interface TransferEstimateRow {
  readonly key: "transfer";
  /** Canonical, "" without one that can be read. */
  readonly amount: string;
  readonly value: string;
  readonly currency: string;
  readonly balance: string;
  readonly transferable: string;
  /** What of the balance cannot be moved now. */
  readonly held: string;
  readonly toBalance: string;
  readonly fromAfter: string;
  readonly toAfter: string;
  /** Decimals of the coin. */
  readonly places: number;
  /** What each quick step fills in. */
  readonly portions: Readonly<Record<"25" | "50" | "75" | "100", string>>;
  readonly issue: TransferIssue | null;
  /** Accounts, and the balance it is taken from. A balance that the server refuses to say is not waited for. */
  readonly accounts: ReadState;
  /** Nothing is waited for: all was there when it was computed, or could not be read. */
  readonly complete: boolean;
  /** An amount without an issue, and accounts that were read. */
  readonly ready: boolean;
}

export interface TransferTopics {
  "transfer.estimate": TopicDefinition<TransferEstimateParams, TransferEstimateRow>;
}
