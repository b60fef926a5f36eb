import type { HttpCallName } from "#shared/contract/index.ts";

/** Pages, each with the reads that its figures are of. */
export const visits: Readonly<Record<string, readonly HttpCallName[]>> = {
  "/": [
    "assets.overview",
    "convert.coins",
    "limitOrder.list",
    "batch.list",
    "profile.get",
    "profile.exchangeRate",
    "assets.unifiedBalance",
  ],
  "/exchange/index?from=BTC&to=USDT": ["convert.coins", "convert.limit", "member.permissions", "site.config"],
  "/exchange/index?mode=limit": ["limitOrder.list", "convert.coins"],
  "/exchange/index?mode=smallBalances": ["batch.list", "batch.setting"],
  "/exchange/history": ["convert.history"],
  "/exchange/lwb-exchange": ["convert.specialProducts"],
  "/exchange/lwb-exchange/usdt-usdc": ["convert.specifiedCoin"],
  "/otc/index": ["blockTrade.check", "blockTrade.book"],
  "/otc/history": ["blockTrade.query"],
  "/transfer": ["transfer.balances", "transfer.accountTypes"],
  "/subAccountTransferRecord": ["transfer.list"],
  "/records/asset-history": ["records.funding"],
  "/records/derivatives": ["records.derivatives"],
  "/records/frozen-assets": ["records.frozen"],
  "/deposit?coin=USDT&chain=TRX": ["deposit.order", "coins.config", "coins.list", "deposit.records"],
  "/deposit/chain-address": ["deposit.addresses"],
  "/withdraw?coin=USDT&chain=TRX": [
    "withdraw.coins",
    "withdraw.limit",
    "withdraw.standing",
    "withdraw.records",
  ],
  "/money-address": ["addressBook.list"],
  "/exportStatement": ["statements.list", "statements.config"],
  "/tax-center": ["tax.overview", "tax.figures"],
  "/questionnaire": ["options.agreement"],
};
