import type { WithdrawStatus } from "#shared/contract/withdraw-records.ts";

/** The mark beside each state. */
export const stateTones = {
  SecurityCheck: "running",
  Pending: "running",
  BlockchainConfirmed: "running",
  MoreInformationRequired: "attention",
  success: "done",
  CancelByUser: "cancelled",
  Reject: "failed",
  Fail: "failed",
  Unknown: "waiting",
} as const satisfies Readonly<Record<WithdrawStatus, string>>;

export const withdrawStates = Object.keys(stateTones) as readonly WithdrawStatus[];
/** 0 on-chain, 1 within the exchange. */
export const withdrawKinds = [0, 1] as const;
