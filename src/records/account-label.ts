import type { TFunction } from "i18next";
import { entryOf } from "#shared/domain/entry-of.ts";

const keys: Readonly<Record<string, string>> = {
  FUND: "account.funding",
  FundingAccount: "account.funding",
  UNIFIED: "account.unified",
  UnifiedTradingAccount: "account.unified",
  EARN: "account.earn",
  Earn: "account.earn",
  INVESTMENT: "account.earn",
  SPOT: "account.spot",
  TradingBot: "account.tradingBots",
};

/** What an account is called, in any spelling of its type (F4a.1, F4a.2); one that has no words here keeps its code. */
export function accountLabel(accountType: string, t: TFunction): string {
  const key = entryOf(keys, accountType);
  return key === undefined ? accountType : t(key);
}
