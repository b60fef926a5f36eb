/** Account types with their codes (R3.10, F4a.1). */
export interface AccountType {
  /** Short code in public calls. */
  readonly code: string;
  readonly accountType: string;
  readonly businessType: 1;
  /** Key of the label in the translations. */
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
export const accountTypeKeys = Object.keys(accountTypes) as readonly AccountTypeKey[];

/** The type that a server's code means, in its short or its ACCOUNT_TYPE_ form; null for codes without a label. */
export function accountTypeOf(code: string): AccountType | null {
  const types: readonly AccountType[] = Object.values(accountTypes);
  return types.find((type) => type.code === code || type.accountType === code) ?? null;
}
