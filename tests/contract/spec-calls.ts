/**
 * The calls of R7.5-R7.32 and F2i.*, written out by hand: method, path, flags. Flags: `guid`, `form`, `text`,
 * `signed`, `verified`, `money`. The tests hold the contract against this list, so it is never made from the contract.
 */
export type Flag = "guid" | "form" | "signed" | "verified" | "money";
export type SpecCall = readonly ["GET" | "POST", string, ...Flag[]];

const guarded = ["signed", "verified", "money"] as const;

const profileAndUser: readonly SpecCall[] = [
  ["GET", "v2/private/user/profile"],
  ["GET", "v3/private/cht/asset-common/exchange-rate"],
  ["POST", "logout"],
  // R7.5 names the user-tag call without its path.
  ["GET", "v3/private/user/tags"],
  ["POST", "send/email"],
  ["GET", "user/private/member/info"],
  ["GET", "register/permission_v2"],
  ["POST", "v3/config/web"],
  ["POST", "v3/config/banner"],
  ["POST", "s1/loyalty-program/vip-ambassador", "verified"],
  ["POST", "/s1/loyalty-program/get-vip-label-info-light"],
  ["GET", "user/private/search-subaccount-tax"],
];

const convert: readonly SpecCall[] = [
  ["GET", "exchangeNew/getGapRate"],
  ["POST", "exchange/batch/preOrder", "verified"],
  ["GET", "exchange/batch/list"],
  ["POST", "exchange/batch/exchangeOrder", ...guarded],
  ["GET", "exchangeNew/batch/setting"],
  ["POST", "exchangeNew/convert/coinInfoListByBalance"],
  ["POST", "exchangeNew/convert/quote", "verified"],
  ["POST", "exchangeNew/convert/execute", ...guarded],
  ["POST", "exchangeNew/convert/query", "verified"],
  ["POST", "exchangeNew/convert/unified/query", "verified"],
  ["POST", "exchangeNew/convert/limit"],
  ["POST", "exchangeNew/convert/specifiedCoinQuery"],
  ["POST", "exchangeNew/batch/quote", "verified"],
  ["POST", "exchangeNew/batch/convert", ...guarded],
  ["POST", "exchangeNew/batch/query", "verified"],
  ["POST", "exchangeNew/batch/reQuote", "verified"],
  ["POST", "exchangeNew/blockTrade/query", "verified"],
  ["POST", "exchangeNew/blockTrade/check"],
  ["POST", "exchangeNew/limitOrder/create", ...guarded],
  ["POST", "exchangeNew/limitOrder/cancel", ...guarded],
  ["POST", "exchangeNew/limitOrder/query/exchangeTxId", "verified"],
  ["POST", "siteapi/unified/private/account-walletbalance"],
  ["GET", "spot/api/quote/v5/klines"],
  ["GET", "spot/api/basic/get_recent_add"],
  ["GET", "spot/api/basic/recommend_symbols"],
  ["GET", "de/cht/api/byHotCoin/spotHotSymbol/list"],
];

const assets: readonly SpecCall[] = [
  ["GET", "/v3/private/cht/asset-deposit/deposit/aggregate-records", "verified"],
  ["POST", "/v3/private/cht/asset-deposit/deposit/order-deposit", "verified"],
  ["GET", "/v3/private/cht/asset-deposit/deposit/address-chain", "verified"],
  ["POST", "/v3/private/cht/asset-deposit/deposit/edit-address"],
  ["GET", "/fiat/private/channel/user-preferences"],
  ["GET", "/fiat/aml/pre-kya/chain-list", "verified"],
  ["POST", "/fiat/aml/pre-kya/check", "verified"],
  ["GET", "/fiat/aml/pre-kya/check-list", "verified"],
  ["GET", "/v3/private/cht/asset-common/query-user-aggregate-info"],
  ["GET", "/v3/private/cht/asset-common/coin-list"],
  ["GET", "/v3/private/cht/asset-common/coin-config"],
  ["GET", "/contract/v5/private/asset/transaction-history", "verified"],
  ["GET", "/v3/private/asset/universal/transfer/list", "verified"],
  ["GET", "/v3/private/asset/universal-transfer/account-types", "verified"],
];

const withdraw: readonly SpecCall[] = [
  ["GET", "/v3/private/cht/asset-withdraw/address/address-list", "verified"],
  ["POST", "/v3/private/cht/asset-withdraw/address/address-create", "guid", ...guarded],
  ["POST", "/v3/private/cht/asset-withdraw/address/batch-create", "guid", ...guarded],
  ["POST", "/v3/private/cht/asset-withdraw/address/address-delete", "guid", ...guarded],
  ["POST", "/v3/private/cht/asset-withdraw/address/address-check", "verified"],
  ["POST", "/v3/private/cht/asset-withdraw/address/check-internal-address-validity", "verified"],
  ["POST", "/v3/private/cht/asset-withdraw/address/change-address-verification", ...guarded],
  ["POST", "/v3/private/cht/asset-withdraw/address/switch-address-verification", ...guarded],
  ["POST", "/v3/private/cht/asset-withdraw/address/address-edit", ...guarded],
  ["GET", "/v3/private/cht/asset-withdraw/withdraw/coin-chain", "verified"],
  ["GET", "/v3/private/cht/asset-withdraw/withdraw/limit-amount", "verified"],
  ["GET", "/v3/private/cht/asset-risk/risk-limit/limit-amount-list", "verified"],
  ["POST", "/user/private/change/address-super-verification", ...guarded],
  ["POST", "/user/public/risk/default-intercept", "guid", "form", "verified"],
  ["GET", "/v2/public/country-list"],
  ["GET", "/register/countryCode"],
  ["GET", "/user/public/state-list"],
];

const others: readonly SpecCall[] = [
  ["POST", "/v3/private/cht/asset-file-core/export/config"],
  ["POST", "/v3/private/cht/asset-file-core/export/create", "verified"],
  ["POST", "/v3/private/cht/asset-file-core/export/create/india-tax-statement", "verified"],
  ["POST", "/v3/private/cht/asset-file-core/export/list", "verified"],
  ["POST", "/v3/private/cht/asset-file-core/export/url", "verified"],
  ["POST", "/v3/private/cht/asset-file-core/export/create/account-statement", "verified"],
  ["POST", "/option/asset/amp/product/agreement/query", "verified"],
  ["POST", "/option/asset/amp/agreement/apply", "verified"],
  ["GET", "/compliance/v1/migration/banner"],
  ["POST", "/compliance/v1/migration/create", "verified"],
  ["POST", "/compliance/v1/migration/abort", "verified"],
  ["POST", "/compliance/v1/migration/status", "verified"],
  ["GET", "/compliance/v1/api/migration/assets/total", "verified"],
  ["GET", "/compliance/v1/api/migration/assets/info", "verified"],
  ["POST", "/compliance/v1/migration/assets/convert_info", "verified"],
  ["POST", "/compliance/v1/migration/assets/confirm_quote", ...guarded],
  ["GET", "/compliance/v1/migration/assets/confirm_query", "verified"],
  ["POST", "/fiat/card/migration/list-migrable", "verified"],
  ["POST", "/fiat/card/application/v3/tnc/migrate/accept", "verified"],
  ["POST", "/compliance/v1/api/migration/assets/start", ...guarded],
  ["POST", "/compliance/v1/migration/card/start", ...guarded],
  ["POST", "/compliance/v1/migration/complete_card_process", "verified"],
];

export const specCalls: readonly SpecCall[] = [
  ...profileAndUser,
  ...convert,
  ...assets,
  ...withdraw,
  ...others,
];

/** What the screens need beyond R7.*: F2i.*, the limit orders' list, the outcome lookup. */
export const extensionCalls: readonly SpecCall[] = [
  ["POST", "/v3/private/cht/asset-withdraw/withdraw/create", ...guarded],
  ["POST", "/v3/private/cht/asset-withdraw/withdraw/cancel", ...guarded],
  ["GET", "/v3/private/cht/asset-withdraw/withdraw/records", "verified"],
  ["POST", "/v3/private/cht/asset-withdraw/withdraw/submit-info", ...guarded],
  ["GET", "/v3/private/cht/asset-withdraw/withdraw/standing", "verified"],
  ["GET", "/v3/private/cht/asset-withdraw/withdraw/vasp-list"],
  ["POST", "/v3/private/cht/asset-deposit/travel-rule/submit", ...guarded],
  ["POST", "/v3/private/cht/asset-deposit/deposit/return", ...guarded],
  ["POST", "/v3/private/cht/asset-deposit/tax/declare-cost", ...guarded],
  ["GET", "v3/private/cht/asset-file-core/tax/overview", "verified"],
  ["GET", "v3/private/cht/asset-file-core/tax/costs", "verified"],
  ["GET", "v3/private/cht/asset-file-core/tax/figures", "verified"],
  ["POST", "v3/private/cht/asset-file-core/tax/create", "signed", "verified"],
  ["GET", "v3/private/cht/asset-file-core/tax/list", "verified"],
  ["POST", "v3/private/cht/asset-file-core/tax/url", "verified"],
  ["POST", "/v3/private/asset/inter-transfer", ...guarded],
  ["POST", "/v3/private/asset/universal/transfer", ...guarded],
  ["POST", "/v3/private/asset/internal-transfer", ...guarded],
  ["POST", "/v3/private/asset/internal-transfer/recipient", "verified"],
  ["GET", "/v3/private/asset/transfer/query-account-coins-balance"],
  ["GET", "/v3/private/cht/asset-common/funding-history", "verified"],
  ["GET", "/v3/private/cht/asset-common/frozen-assets", "verified"],
  ["GET", "exchangeNew/convert/history"],
  ["GET", "exchangeNew/convert/specialProducts"],
  ["POST", "exchangeNew/blockTrade/book", "verified"],
  ["POST", "exchangeNew/limitOrder/query"],
  ["POST", "v3/private/cht/asset-common/request-outcome", "verified"],
];
