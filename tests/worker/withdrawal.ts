import type { WithdrawRecord } from "#shared/contract/withdraw-records.ts";

/** One on its way to an address. */
export function withdrawal(part: Partial<WithdrawRecord> = {}): WithdrawRecord {
  return {
    withdrawId: "1",
    txID: "aa",
    withdrawType: 0,
    coin: "USDT",
    chain: "TRX",
    amount: "25",
    withdrawFee: "1.6",
    status: "BlockchainConfirmed",
    toAddress: "T",
    tag: "",
    createTime: "1790000000000",
    updateTime: "1790000000000",
    tax: "",
    taxRate: "",
    taxType: "",
    requestId: "r",
    debited: "26.6",
    accountType: "FUND",
    confirmations: "0",
    requiredConfirmations: "20",
    broadcastAt: "1790000000000",
    endedAt: "",
    cancellable: false,
    failCode: 0,
    toName: "",
    ...part,
  };
}
