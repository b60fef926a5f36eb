/** A business refusal: travels in the envelope as ret_code and ret_msg with HTTP 200 (F5.*). */
export class Refusal extends Error {
  readonly retCode: number;
  /** What travels beside the code: the words of a compliance wall (10024). */
  readonly result: unknown;

  constructor(retCode: number, message: string, result: unknown = null) {
    super(message);
    this.name = "Refusal";
    this.retCode = retCode;
    this.result = result;
  }
}

/** The codes of F5.* that this exchange gives. */
export const codes = {
  badParameter: 10_001,
  requestTooOld: 10_002,
  badSignature: 10_004,
  noPermission: 10_005,
  tooManyRequests: 10_006,
  notLoggedIn: 10_007,
  duplicateRequest: 10_014,
  serverFault: 10_016,
  noSuchRoute: 10_017,
  compliance: 10_024,
  tradingBanned: 10_027,
  priceMoved: 32_024,
  needIdentityCheck: 42_039,
  coinClosed: 50_001,
  noAttemptsLeft: 131_080,
  notForIslamicAccount: 131_233,
  convertBadParameter: 700_000,
  noDealer: 700_001,
  quoteTypeUnsupported: 700_002,
  statusForbids: 700_003,
  orderNotFound: 700_004,
  balanceTooLow: 700_005,
  belowMinimum: 700_006,
  aboveMaximum: 700_007,
  quoteExpired: 700_008,
  quoteUsed: 700_009,
  loanUser: 700_010,
  otherUsersQuote: 700_011,
  upgradeRunning: 700_012,
  notConvertible: 700_013,
  worseThanLive: 700_016,
  alreadyRunning: 700_021,
  notSupported: 700_022,
  tryLater: 790_000,
  signatureCheckFailed: 790_001,
  blockBalanceTooLow: 790_101,
  blockOnMargin: 790_102,
} as const;
