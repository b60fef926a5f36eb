/** Refusals of answers about a deposit (F5.20, F5.21). */
export const holdCodes = {
  noSuchDeposit: 131_002,
  detailsMissing: 131_068,
} as const;
