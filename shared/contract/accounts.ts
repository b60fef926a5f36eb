import * as v from "valibot";

/** Where money can lie (spec section 3, domain-fields 4.1 and 4.2). */

interface AccountTypeEntry {
  /** The code other parts of the exchange know the account by. */
  readonly code: string;
  /** The code on the calls of this contract. */
  readonly short: AccountType;
  readonly bizType: 1;
  readonly labelKey: string;
}

/** Codes on transfers, records and statements. */
export const accountType = v.picklist(["CONTRACT", "SPOT", "FUND", "INVESTMENT", "OPTION", "MT4", "UNIFIED"]);
export type AccountType = v.InferOutput<typeof accountType>;

const entry = (code: AccountType, label: string): AccountTypeEntry => ({
  code: `ACCOUNT_TYPE_${code}`,
  short: code,
  bizType: 1,
  labelKey: `account${label}`,
});

/** The account types of spec section 3 by their keys; `unified` and `uta` are the same account. */
export const accountTypes = {
  contract: entry("CONTRACT", "Contract"),
  spot: entry("SPOT", "Spot"),
  fiat: entry("FUND", "Funding"),
  financial: entry("INVESTMENT", "Investment"),
  option: entry("OPTION", "Option"),
  mt4: entry("MT4", "Mt4"),
  unified: entry("UNIFIED", "Unified"),
  uta: entry("UNIFIED", "Unified"),
} as const;

/** Where a deposit is credited. */
export const creditAccount = v.picklist(["FUND", "UNIFIED", "EARN"]);
export type CreditAccount = v.InferOutput<typeof creditAccount>;

/** Wallets a withdrawal is drawn from; a combination is drawn in this order. */
export const withdrawWallet = v.picklist([
  "FUND",
  "UTA",
  "EARN",
  "FUND,UTA",
  "FUND,EARN",
  "UTA,EARN",
  "FUND,UTA,EARN",
]);
export type WithdrawWallet = v.InferOutput<typeof withdrawWallet>;

/** Sources in convert records (spec section 3). The three providers are named neutrally. */
export const convertSources = [
  "funding",
  "spot_convert",
  "otc_convert",
  "funding_fiat",
  "uta_convert",
  "funding_block_trade",
  "uta_convert_block_trade",
  "spot_convert_block_trade",
  "limit_order_funding",
  "providerA",
  "providerA_reverse",
  "providerA_uta",
  "providerB",
  "providerB_reverse",
  "providerB_uta",
  "providerC",
  "providerC_reverse",
  "providerC_uta",
] as const;
export type ConvertSource = (typeof convertSources)[number];

/** Account types of the asset overview. */
export const assetAccountTypes = [
  "FundingAccount",
  "UnifiedTradingAccount",
  "Earn",
  "TradingBot",
  "CopyTrading",
  "CryptoLoans",
  "CryptoLoans_legacy",
  "PayLater",
  "Launchpool",
  "TradFi",
  "MarginStakedSOL",
  "Alpha",
] as const;
export type AssetAccountType = (typeof assetAccountTypes)[number];
