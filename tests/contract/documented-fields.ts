import type { HttpCallName } from "#shared/contract/index.ts";

/**
 * What the field tables say that an exchange answers, for each call that today's pages make: its fields by name, in the
 * order of the tables. All that is not here is an extension of ours, which another exchange will not send.
 */

export type Fields = { readonly [name: string]: Fields | true };

const all = (...names: readonly string[]): Fields => Object.fromEntries(names.map((name) => [name, true]));

const coin = all(
  ..."coin fullName icon iconNight accuracyLength coinType balance uBalance singleFromMinLimit".split(" "),
  ..."singleFromMaxLimit disableFrom disableTo timePeriod singleToMinLimit singleToMaxLimit".split(" "),
  ..."dailyFromMinLimit dailyFromMaxLimit dailyToMinLimit dailyToMaxLimit".split(" "),
);
const quote = all(
  ..."quoteTxId exchangeRate fromCoin toCoin fromCoinType toCoinType fromAmount toAmount".split(" "),
  ..."expiredTime requestId extTaxAndFee feeInfo taxFeeInfo".split(" "),
);
const record = all(
  ..."accountType exchangeTxId userId fromCoin fromCoinType fromAmount toCoin toCoinType toAmount".split(" "),
  ..."exchangeStatus convertRate extInfo createdAt".split(" "),
);
const smallCoin = all(
  ..."fromCoin supportConvert availableBalance baseValue toCoin toAmount exchangeRate".split(" "),
  ..."feeInfo taxFeeInfo".split(" "),
);
const batchQuote: Fields = {
  quoteId: true,
  result: {
    ...all("quoteCreateTime", "quoteExpireTime", "totalFeeInfo", "totalTaxFeeInfo"),
    exchangeCoins: smallCoin,
  },
};
const batchOrder = all("quoteId", "exchangeTxId", "submitTime", "status", "msg");
const batchRecord: Fields = {
  ...all("accountType", "exchangeTxId", "toCoin", "toAmount", "status", "createdAt", "exchangeSource"),
  ...all("feeCoin", "totalFeeAmount", "totalTaxFeeInfo"),
  subRecords: all(..."fromCoin fromAmount toCoin toAmount feeCoin feeAmount status taxFeeInfo".split(" ")),
};
const limitOrder = all(
  ..."exchangeTxId accountType fromCoin toCoin fromAmount toAmount limitPrice marketPrice".split(" "),
  ..."orderStatus createdAt updatedAt expiredTime failCode".split(" "),
);

/** The profile's are those of R3.3-R3.5: its field table is a proposal. Fields of a list are its rows'. */
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
