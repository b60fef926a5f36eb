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
};
