/** Account types with their codes (R3.10, F4a.1). */
export interface AccountType {
  /** Short code in public calls. */
  readonly code: string;
  readonly accountType: string;
  readonly businessType: 1;
  /** The host's name of its label (R3.10); ours are keys of the translations (`account.*`). */
  readonly labelKey: string;
}

const unified: AccountType = {
  code: "UNIFIED",
  accountType: "ACCOUNT_TYPE_UNIFIED",
  businessType: 1,
  labelKey: "accountUnified",
};

export const accountTypes = {
  contract: {
    code: "CONTRACT",
    accountType: "ACCOUNT_TYPE_CONTRACT",
    businessType: 1,
    labelKey: "accountContract",
  },
  spot: { code: "SPOT", accountType: "ACCOUNT_TYPE_SPOT", businessType: 1, labelKey: "accountSpot" },
  fiat: { code: "FUND", accountType: "ACCOUNT_TYPE_FUND", businessType: 1, labelKey: "accountFunding" },
  financial: {
    code: "INVESTMENT",
    accountType: "ACCOUNT_TYPE_INVESTMENT",
    businessType: 1,
    labelKey: "accountInvestment",
  },
  option: { code: "OPTION", accountType: "ACCOUNT_TYPE_OPTION", businessType: 1, labelKey: "accountOption" },
  mt4: { code: "MT4", accountType: "ACCOUNT_TYPE_MT4", businessType: 1, labelKey: "accountMt4" },
  unified,
  uta: unified,
} as const satisfies Readonly<Record<string, AccountType>>;

export type AccountTypeKey = keyof typeof accountTypes;
