import { entryOf } from "#shared/domain/entry-of.ts";

const keys: Readonly<Record<string, string>> = {
  FUND: "account.funding",
  FundingAccount: "account.funding",
  UNIFIED: "account.unified",
  UnifiedTradingAccount: "account.unified",
  EARN: "account.earn",
  Earn: "account.earn",
  TradingBot: "account.tradingBots",
};

/** Translation key of an account's name, in either spelling (F4a.1, F4a.2); an unknown account shows its own code. */
export function accountLabelKey(accountType: string): string {
  return entryOf(keys, accountType) ?? accountType;
}
