import type { StatementKind } from "#shared/contract/statements.ts";

/** Words of a statement's file. */
export interface StatementWords {
  readonly kinds: Readonly<Record<StatementKind, string>>;
  readonly user: string;
  readonly account: string;
  readonly coin: string;
  readonly period: string;
  readonly timezone: string;
  readonly madeAt: string;
  readonly statement: string;
  readonly part: string;
  readonly time: string;
  readonly type: string;
  readonly amount: string;
  readonly balance: string;
  readonly reference: string;
  readonly totals: string;
  readonly opening: string;
  readonly in: string;
  readonly out: string;
  readonly closing: string;
  readonly contract: string;
  readonly side: string;
  readonly quantity: string;
  readonly price: string;
  readonly funding: string;
  readonly fee: string;
  readonly cashFlow: string;
  readonly change: string;
  readonly network: string;
  /** In place of a network, where the coins stayed here. */
  readonly internal: string;
  readonly status: string;
  readonly states: { readonly done: string; readonly open: string; readonly failed: string };
  readonly sender: string;
  readonly address: string;
  readonly transaction: string;
  readonly credited: string;
  readonly notCredited: string;
  readonly received: string;
  readonly debited: string;
  readonly paid: string;
  readonly withheld: string;
  readonly frozen: string;
  readonly value: string;
  readonly yes: string;
  readonly no: string;
  /** What moved money, by the area of its posting. */
  readonly moves: {
    readonly convert: string;
    readonly limit: string;
    readonly batch: string;
    readonly transfer: string;
    readonly deposit: string;
    readonly withdraw: string;
    readonly opening: string;
    readonly derivative: string;
    readonly other: string;
  };
  readonly personal: {
    readonly field: string;
    readonly value: string;
    readonly name: string;
    readonly mail: string;
    readonly phone: string;
    readonly joined: string;
    readonly identity: string;
    readonly region: string;
    readonly level: string;
    readonly currency: string;
    readonly authenticator: string;
    readonly fundPassword: string;
    readonly passkeys: string;
    readonly subAccount: string;
    readonly depositAddress: string;
  };
  readonly onlySent: string;
  readonly nothingWithheld: string;
  readonly valued: string;
}

export const english: StatementWords = {
  kinds: {
    DERIVATIVES: "Derivatives",
    CONTRACT: "Contracts",
    USDC: "USDC movements",
    COPY_TRADING: "Copy trading",
    TRADING_TOOLS: "Trading tools",
    SAVINGS: "Savings",
    PRE_UPGRADE: "Before the unified account",
    ETP: "Leveraged tokens",
    USDT: "USDT movements",
    PERSONAL_INFO: "Personal data",
    FUNDING: "Funding account",
    SPOT: "Spot account",
    UNIFIED: "Unified Trading account",
    DEPOSIT: "Deposits",
    WITHDRAW: "Withdrawals",
    CONVERT: "Conversions",
    ACCOUNT_STATEMENT: "Account statement",
    INDIA_TAX: "India tax statement",
  },
  user: "UID",
  account: "Account",
  coin: "Coin",
  period: "Period",
  timezone: "Time zone",
  madeAt: "Made at",
  statement: "Statement",
  part: "Part",
  time: "Time",
  type: "Type",
  amount: "Amount",
  balance: "Balance",
  reference: "Reference",
  totals: "Totals",
  opening: "Opening balance",
  in: "In",
  out: "Out",
  closing: "Closing balance",
  contract: "Contract",
  side: "Side",
  quantity: "Quantity",
  price: "Price",
  funding: "Funding",
  fee: "Fee",
  cashFlow: "Cash flow",
  change: "Change",
  network: "Network",
  internal: "Internal",
  status: "Status",
  states: { done: "Done", open: "Under way", failed: "Failed" },
  sender: "From",
  address: "Address",
  transaction: "Transaction",
  credited: "Credited",
  notCredited: "Not credited",
  received: "Received",
  debited: "Debited",
  paid: "Paid",
  withheld: "Tax withheld",
  frozen: "Of it frozen",
  value: "Value",
  yes: "Yes",
  no: "No",
  moves: {
    convert: "Convert",
    limit: "Limit order",
    batch: "Small balances",
    transfer: "Transfer",
    deposit: "Deposit",
    withdraw: "Withdrawal",
    opening: "Opening balance",
    derivative: "Derivatives",
    other: "Other",
  },
  personal: {
    field: "Field",
    value: "Value",
    name: "Name",
    mail: "Email",
    phone: "Phone",
    joined: "Joined",
    identity: "Identity check",
    region: "Region of the identity",
    level: "Level",
    currency: "Currency",
    authenticator: "Authenticator",
    fundPassword: "Funds password",
    passkeys: "Passkeys",
    subAccount: "Sub-account",
    depositAddress: "Deposit address",
  },
  onlySent: "Totals are of withdrawals that were sent. What was cancelled, rejected or failed came back.",
  nothingWithheld: "This exchange withheld no tax at source: its books have no such posting.",
  valued:
    "Balances at the end of the day in UTC, at that day's closing prices. The exchange rate of the currency is the one at which this was made. Values are rounded down.",
};
