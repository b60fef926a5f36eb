/**
 * Every flag of R2.11-R2.13, once: the compliance config's key and the page area that it guards. Areas are the
 * names of the folders in src/features, but for `records` (ledger, transfer), `statement` (statements) and `navigation`, which is the layout's.
 */
export const featureAreas = {
  fiatDeposit: "deposit",
  fiatWithdraw: "withdraw",
  p2p: "navigation",
  earn: "overview",
  pendingAssets: "overview",
  card: "migration",
  subAccountTransferRecords: "records",
  internalTransferMail: "transfer",
  internalTransferPhone: "transfer",
  internalTransferUid: "transfer",
  web3: "navigation",
  misstag: "deposit",
  exportDerivatives: "statement",
  exportContract: "statement",
  exportUsdc: "statement",
  exportCopyTrading: "statement",
  exportTradingTools: "statement",
  exportSavings: "statement",
  exportPreUpgrade: "statement",
  exportEtp: "statement",
  exportUsdt: "statement",
  exportPersonalInfo: "statement",
  navCopyTrade: "navigation",
  navBot: "navigation",
  navCryptoLoans: "navigation",
  navFuturesMartingale: "navigation",
  navGridBot: "navigation",
  convertFaq: "convert",
  convertLimit: "convert",
  utaDerivativesTrading: "navigation",
} as const;

export type FeatureKey = keyof typeof featureAreas;

export const featureKeys = Object.keys(featureAreas) as readonly FeatureKey[];
