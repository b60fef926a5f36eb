import type { DepositRecord } from "../contract/deposit-records.ts";
import type { WithdrawRecord } from "../contract/withdraw-records.ts";
import { factsOf } from "./record-facts.ts";

/** The facts of deposits and withdrawals, which every visit comes to need: the newest of them are kept up to date. Pure. */

export const depositFacts = factsOf<DepositRecord>(
  "recordType",
  "coin",
  "amount",
  "chain",
  "toAddress",
  "tag",
  "fromMemberId",
);

export const withdrawFacts = factsOf<WithdrawRecord>(
  "withdrawType",
  "coin",
  "chain",
  "amount",
  "toAddress",
  "tag",
  "createTime",
);
