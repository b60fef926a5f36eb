/** Shapes of the field tables that several calls share: fields by name, those of a list are its rows'. */

export type Fields = { readonly [name: string]: Fields | true };

export const all = (...names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, true]));

export const coin = all(
  ..."coin fullName icon iconNight accuracyLength coinType balance uBalance singleFromMinLimit".split(" "),
  ..."singleFromMaxLimit disableFrom disableTo timePeriod singleToMinLimit singleToMaxLimit".split(" "),
  ..."dailyFromMinLimit dailyFromMaxLimit dailyToMinLimit dailyToMaxLimit".split(" "),
);
export const quote = all(
  ..."quoteTxId exchangeRate fromCoin toCoin fromCoinType toCoinType fromAmount toAmount".split(" "),
  ..."expiredTime requestId extTaxAndFee feeInfo taxFeeInfo".split(" "),
);
export const record = all(
  ..."accountType exchangeTxId userId fromCoin fromCoinType fromAmount toCoin toCoinType toAmount".split(" "),
  ..."exchangeStatus convertRate extInfo createdAt".split(" "),
);
export const smallCoin = all(
  ..."fromCoin supportConvert availableBalance baseValue toCoin toAmount exchangeRate".split(" "),
  ..."feeInfo taxFeeInfo".split(" "),
);
export const batchQuote: Fields = {
  quoteId: true,
  result: {
    ...all("quoteCreateTime", "quoteExpireTime", "totalFeeInfo", "totalTaxFeeInfo"),
    exchangeCoins: smallCoin,
  },
};
export const batchOrder = all("quoteId", "exchangeTxId", "submitTime", "status", "msg");
export const batchRecord: Fields = {
  ...all("accountType", "exchangeTxId", "toCoin", "toAmount", "status", "createdAt", "exchangeSource"),
  ...all("feeCoin", "totalFeeAmount", "totalTaxFeeInfo"),
  subRecords: all(..."fromCoin fromAmount toCoin toAmount feeCoin feeAmount status taxFeeInfo".split(" ")),
};
export const smallRecord = all(
  ..."fromCoin fromAmount toCoin toAmount feeCoin feeAmount status taxFeeInfo".split(" "),
);
export const coinWithChains: Fields = {
  ...all("name", "coin"),
  chains: all(
    ..."chain chainType confirmation safeConfirmNumber depositMin withdrawMin withdrawMax withdrawFee".split(
      " ",
    ),
    ..."withdrawPercentageFee minAccuracy chainDeposit chainWithdraw contractAddress".split(" "),
    ..."tagName tagRequired addressRegexKey arrivalMinutes".split(" "),
  ),
};
export const depositAddresses: Fields = {
  coin: true,
  chains: all(
    ..."chain chainType addressDeposit tagDeposit batchReleaseLimit contractAddress".split(" "),
    ..."id remark isDefault status".split(" "),
  ),
};
export const depositRecord = all(
  ..."id coin chain amount txID status toAddress tag depositFee successAt confirmations txIndex".split(" "),
  ..."blockHash batchReleaseLimit depositType fromAddress taxDepositRecordsId taxStatus".split(" "),
  ..."type address fromMemberId createdTime complianceStatus".split(" "),
  ..."recordType travelRuleStatus requiredConfirmations paymentMethod".split(" "),
);
export const limitOrder = all(
  ..."exchangeTxId accountType fromCoin toCoin fromAmount toAmount limitPrice marketPrice".split(" "),
  ..."orderStatus createdAt updatedAt expiredTime failCode".split(" "),
);
