import type { AddressRecord } from "../contract/address-shapes.ts";
import type { ConvertHistoryRow } from "../contract/convert-history.ts";
import type { FrozenAsset, FundingRow, LedgerRow } from "../contract/records.ts";
import type { TransferRecord } from "../contract/transfer.ts";
import { factsOf } from "./record-facts.ts";

/** The facts of each other kind of record that is read page by page. Pure. */

export const transferFacts = factsOf<TransferRecord>(
  "coin",
  "amount",
  "fromMemberId",
  "toMemberId",
  "fromAccountType",
  "toAccountType",
  "timestamp",
);

/** What came is none before the end, and may be less than was promised. */
export const convertFacts = factsOf<ConvertHistoryRow>(
  "accountType",
  "fromCoin",
  "fromAmount",
  "toCoin",
  "createdAt",
);

/** The amount is none: a part of it may be freed. */
export const frozenFacts = factsOf<FrozenAsset>("coin", "accountType", "createdTime");

export const fundingFacts = factsOf<FundingRow>(
  "memberId",
  "currency",
  "ioDirection",
  "txnAmt",
  "afterAmt",
  "createTime",
);

export const derivativesFacts = factsOf<LedgerRow>(
  "currency",
  "symbol",
  "type",
  "cashFlow",
  "funding",
  "fee",
  "cashBalance",
  "transactionTime",
);

/** Where money goes, and whether it goes there without codes. */
export const addressFacts = factsOf<AddressRecord>(
  "coin",
  "chain",
  "address",
  "tag",
  "addressType",
  "internalType",
  "verified",
);
