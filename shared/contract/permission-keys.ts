/** What a person may or may not do: keys of the rows of `member.permissions`, for the page too: a file without schemas. */
export const permissionKeys = [
  "deposit",
  "withdraw",
  "fiatDeposit",
  "fiatWithdraw",
  "transfer",
  "internalTransfer",
  "convert",
  "limitConvert",
  "blockTrade",
  "p2p",
  "earn",
  "card",
  "export",
  "migration",
] as const;
export type PermissionKey = (typeof permissionKeys)[number];
