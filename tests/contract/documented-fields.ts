import type { HttpCallName } from "#shared/contract/index.ts";
import {
  all,
  batchOrder,
  batchQuote,
  batchRecord,
  coin,
  coinWithChains,
  depositAddresses,
  depositRecord,
  type Fields,
  limitOrder,
  quote,
  record,
  smallCoin,
  smallRecord,
} from "./documented-shapes.ts";

export type { Fields };

/**
 * What the field tables say that an exchange answers, call by call: its fields by name, in the order of the tables, those of
 * a list are its rows'. All that is not here is an extension of ours, which another exchange will not send. The profile's
 * are those of R3.3-R3.5: its table is a proposal.
 */
export const documentedFields = {
  "profile.get": all("id", "currency_code", "sub_attribute"),
  "profile.exchangeRate": all("name", "rate", "updatedAt"),
  "profile.vipLabel": all("labelType", "level", "levelName", "expireTime"),
  "profile.logout": {},
  "member.tags": all("tags"),
  "member.info": all(
    ..."uid username remark isMaster memberType status accountMode vipLevel subCount accountTypes".split(" "),
  ),
  "member.permissions": all("permissions", "requiredKycLevel"),
  "site.config": all("config", "version"),
  "site.banner": {
    list: all("id", "textKey", "params", "linkUrl", "level", "closable", "startTime", "endTime"),
  },
  "assets.overview": {
    ...all("totalEquity", "limitAmountUsd", "depositAccountType", "switches", "kycLevel"),
    list: all("accountType", "totalEquity", "valuationCurrency", "snapshotTime", "coinDetail"),
  },
  "convert.coins": { coins: coin },
  "convert.limit": all(
    ..."singleFromMinLimit singleFromMaxLimit dailyFromMaxLimit dailyUsed quoteTtl gapRate".split(" "),
  ),
  "convert.gapRate": all("gapRate", "indexPrice", "updatedAt"),
  "convert.quote": quote,
  "convert.execute": all("quoteTxId", "exchangeStatus"),
  "convert.query": { result: record },
  "convert.unifiedQuery": { result: record },
  "convert.history": { list: record },
  "blockTrade.query": { list: record },
  "blockTrade.check": {
    eligible: true,
    reason: true,
    minBalanceUsd: true,
    minAmount: true,
    maxAmount: true,
    quoteTtl: true,
  },
  "convert.specifiedCoin": { coin, toCoins: coin, ...all("fixedRate", "reversible") },
  "batch.list": { smallAssetCoins: smallCoin, supportToCoins: true },
  "batch.setting": all(
    ..."maxCoins coinMaxValue totalMinValue totalMaxValue supportToCoins feeRate quoteTtl coolDown".split(
      " ",
    ),
  ),
  "batch.quote": batchQuote,
  "batch.reQuote": batchQuote,
  "batch.convert": batchOrder,
  "batch.query": { ...all("cursor", "size", "lastPage", "totalCount"), records: batchRecord },
  "limitOrder.create": all("exchangeTxId", "orderStatus", "expiredTime"),
  "limitOrder.cancel": all("exchangeTxId", "orderStatus"),
  "limitOrder.query": limitOrder,
  "market.klines": all("symbol", "category", "list"),
  "market.recentlyAdded": { list: all("symbol", "baseCoin", "quoteCoin", "onlineTime") },
  "market.recommended": { list: all("symbol", "baseCoin", "quoteCoin", "sort") },
  "market.hot": { list: all("symbol", "coin", "icon", "lastPrice", "changeRate24H") },
  "preKya.chains": { list: all("chain", "chainType", "required", "coins") },
  "preKya.check": all("checkId", "status", "riskLevel", "reasons", "expireTime"),
  "preKya.checks": {
    total: true,
    list: all(..."checkId coin chain fromAddress status riskLevel createdTime expireTime".split(" ")),
  },
  "travelRule.vasps": { vasp: all("vaspEntityId", "vaspName") },
  "travelRule.submit": all("travelRuleStatus"),
  "deposit.fiatPreferences": {
    ...all("fiat", "paymentMethod"),
    currencies: {
      currency: true,
      channels: all(..."channelId name minAmount maxAmount fee feeRate arrival enabled".split(" ")),
    },
  },
  "member.ambassador": all("status", "level", "inviteCode", "invited", "rewarded"),
  "risk.sendEmail": all("emailToken", "maskedEmail", "coolDown", "expireIn"),
  "risk.intercept": {
    ...all("intercept", "blockCode", "riskToken"),
    components: all("type", "target", "required"),
  },
  "tax.subAccounts": { total: true, list: all("uid", "username", "taxStatus") },
  "batch.preOrder": batchQuote,
  "batch.exchangeOrder": batchOrder,
  "assets.unifiedBalance": {
    list: {
      ...all(
        ..."accountType totalEquity totalWalletBalance totalMarginBalance totalAvailableBalance".split(" "),
      ),
      ...all("accountIMRate", "accountMMRate"),
      coin: all(
        ..."coin equity usdValue walletBalance locked borrowAmount unrealisedPnl bonus".split(" "),
        "marginCollateral",
        "collateralSwitch",
      ),
    },
  },
  "coins.list": {
    list: all(
      ..."coin fullName icon iconNight coinType accuracyLength deposit withdraw isRegulated sort".split(" "),
    ),
  },
  "coins.config": coinWithChains,
  "deposit.order": depositAddresses,
  "deposit.addresses": depositAddresses,
  "deposit.editAddress": all("id", "status"),
  "deposit.records": { nextPageCursor: true, rows: depositRecord },
  "transfer.list": {
    nextPageCursor: true,
    list: all(
      ..."transferId coin amount fromMemberId toMemberId fromAccountType toAccountType timestamp".split(" "),
      "status",
    ),
  },
  "transfer.accountTypes": {
    accounts: all("uid", "accountType"),
    pairs: all("fromAccountType", "toAccountType", "coins"),
  },
  "transfer.inter": all("transferId", "status"),
  "transfer.universal": all("transferId", "status"),
  "records.derivatives": {
    nextPageCursor: true,
    list: all(
      ..."id symbol category side type currency transactionTime qty size tradePrice funding fee".split(" "),
      ..."feeRate cashFlow change cashBalance bonusChange tradeId orderId orderLinkId".split(" "),
    ),
  },
  "records.funding": {
    nextPageCursor: true,
    list: all(
      ..."memberId currency showBusiType showBusiTypeEn description descriptionEn ioDirection".split(" "),
      ..."txnAmt afterAmt createTime".split(" "),
    ),
  },
  "records.frozen": {
    total: true,
    list: all(..."id coin amount reason createdTime unfreezeTime".split(" ")),
  },
  "addressBook.list": {
    ...all("switches", "nextPageCursor"),
    rows: all(
      ..."coin chain address tag remark status addressType verified createdAt".split(" "),
      ..."id lockEndTime walletType vaspCode internalType".split(" "),
    ),
  },
  "addressBook.create": all("id", "status", "lockEndTime"),
  "addressBook.batchCreate": { successCount: true, failList: all("index", "address", "code", "msg") },
  "addressBook.delete": all("deleted"),
  "addressBook.check": all(
    ..."valid isInternal tagRequired isContract riskLevel blockCode similarTo".split(" "),
  ),
  "addressBook.checkInternal": all("valid", "uid", "maskedName", "code"),
  "addressBook.changeVerification": all("updated"),
  "addressBook.switch": all("switches", "withdrawLockUntil"),
  "addressBook.edit": all("id", "status"),
  "addressBook.superVerification": all("open"),
  "withdraw.coins": { rows: coinWithChains },
  "withdraw.limit": all(
    ..."withdrawMin withdrawMax withdrawFee withdrawPercentageFee minAccuracy limitAmountUsd".split(" "),
    ..."withdrawableAmount dailyLimit dailyUsed monthlyLimit monthlyUsed".split(" "),
  ),
  "withdraw.limitLevels": {
    list: all("kycLevel", "vipLevel", "dailyLimit", "monthlyLimit"),
    current: all("dailyLimit", "dailyUsed", "monthlyLimit", "monthlyUsed", "resetTime"),
  },
  "withdraw.create": all("id"),
  "withdraw.cancel": all("status"),
  "withdraw.records": {
    nextPageCursor: true,
    rows: all(
      ..."withdrawId txID withdrawType coin chain amount withdrawFee status toAddress tag".split(" "),
      ..."createTime updateTime tax taxRate taxType fee".split(" "),
    ),
  },
  "regions.countries": { list: all("code", "code2", "name", "forbidden") },
  "regions.dialCodes": { default: true, list: all("countryCode", "dialCode", "name") },
  "regions.states": { list: all("code", "name") },
  "statements.config": {
    ...all("monthlyQuota", "monthlyUsed", "fileTtlDays"),
    kinds: all("kind", "enabled", "maxRangeDays", "formats", "accounts"),
  },
  "statements.create": all("queryId", "status"),
  "statements.createAccount": all("queryId"),
  "statements.createIndiaTax": all("queryId"),
  "statements.list": {
    total: true,
    list: all(
      ..."queryId kind format fileName startTime endTime createdTime expireTime status fileSize".split(" "),
    ),
  },
  "statements.url": all("urls", "expireTime"),
  "options.agreement": {
    ...all("status", "agreementVersion", "agreementUrl", "retryTime"),
    questions: { ...all("id", "type", "titleKey", "required"), options: all("value", "labelKey") },
  },
  "options.apply": all("status", "score"),
  "migration.banner": all("show", "targetSite", "deadline", "status"),
  "migration.create": all("migrationId", "status"),
  "migration.abort": all("status"),
  "migration.status": {
    ...all("migrationId", "status", "targetSite", "canAbort", "updatedTime"),
    steps: all("key", "state", "code"),
    blockers: all("type", "count", "link"),
  },
  "migration.assetsTotal": all("totalUsd", "transferableUsd", "convertUsd", "leftUsd"),
  "migration.assetsInfo": {
    nextPageCursor: true,
    list: all("coin", "accountType", "amount", "usdValue", "action", "toCoin", "reason"),
  },
  "migration.convertInfo": {
    ...all("quoteId", "quoteExpireTime", "totalToAmount"),
    exchangeCoins: smallCoin,
  },
  "migration.confirmQuote": all("quoteId", "status"),
  "migration.confirmQuery": { status: true, records: smallRecord },
  "migration.start": all("status"),
  "cards.migrable": {
    list: all("cardId", "pan4", "cardType", "network", "status", "migrable", "reason", "currency"),
  },
  "cards.acceptTerms": all("accepted"),
  "cards.start": all("status"),
  "cards.complete": all("status"),
} as const satisfies Partial<Record<HttpCallName, Fields>>;

/** An answer without what no table has. */
export function withoutExtensions(fields: Fields | true, answer: unknown): unknown {
  if (fields === true || typeof answer !== "object" || answer === null) return answer;
  if (Array.isArray(answer)) return answer.map((row) => withoutExtensions(fields, row));
  return Object.fromEntries(
    Object.entries(answer).flatMap(([name, value]) => {
      const known = fields[name];
      return known === undefined ? [] : [[name, withoutExtensions(known, value)]];
    }),
  );
}
