import type { WithdrawRecord } from "#shared/contract/withdraw-records.ts";
import { evmAddress } from "../../e2e/withdraw-page.ts";

/** Records as an exchange tells them, for tests to change. */

/** A minute ago, ms. */
export const at = String(Date.now() - 60_000);

/** Requested, and on its way to its network. */
export const toldWithdrawal: Partial<WithdrawRecord> & { readonly withdrawId: string } = {
  withdrawId: "1790000000000123456789",
  txID: "",
  withdrawType: 0,
  coin: "USDT",
  chain: "ARBI",
  amount: "99",
  withdrawFee: "1",
  status: "Pending",
  toAddress: evmAddress,
  tag: "",
  createTime: at,
  updateTime: at,
  debited: "100",
};

/** Seen on its network, and not credited yet. */
export const toldDeposit = {
  recordType: 1,
  id: "1790000000000987654321",
  coin: "XRP",
  chain: "XRP",
  amount: "20",
  txID: "",
  status: 2,
  tag: "7",
  toAddress: "rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh",
  depositFee: "",
  successAt: "",
  confirmations: "0",
  txIndex: "",
  blockHash: "",
  batchReleaseLimit: "",
  depositType: "0",
  fromAddress: "",
  createdTime: at,
};
