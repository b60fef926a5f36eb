/** What tests may turn while the exchange runs. */
export interface Settings {
  /** How long a quote is held. */
  quoteTtlMs: number;
  /** From confirmation to settlement. */
  settleDelayMs: number;
  /** Nothing is settled while this is on; what fell due meanwhile is once it is off. */
  holdSettlements: boolean;
  /** So many of the next confirmed conversions end in failure, their money given back. */
  failConversions: number;
  /** How far settlement falls short of the quote, a ratio; negative gives more. */
  settleSlip: string;
  /** Conversions of one person, pair and wallet that may run at a time; one more is refused with 700021. */
  mostRunning: number;
  /** Conversions of all that may run at a time; one more is refused with 790000. */
  settleQueue: number;
  /** Calls of all that may be under way at a time; one more is refused with 790000. */
  mostCalls: number;
  /** The same of money calls and of the calls that make a price: each of them keeps the books busy. */
  mostMoneyCalls: number;
  /** Sockets of the feed that one address may have open; one more is refused with 429. */
  mostSocketsAnAddress: number;
  /** Channels that one socket may listen to: the app needs three, and one a chart. */
  mostChannels: number;
  /** Messages that a socket may send at once; a tenth of them comes back each second. One more, and it is hung up on. */
  mostMessages: number;
  /** Logins of one address in a minute; one more is refused with 429. */
  mostLogins: number;
  /** Reports to the collectors from one address in a minute; one more is refused with 429. */
  mostReports: number;
  /** Coins that no dealer quotes right now (700001), and whose open quotes are withdrawn (700003). */
  awayDealers: readonly string[];
  /** False: converting is paused for everybody (700022). */
  convertOpen: boolean;
  /** So many of the next limit orders whose price is reached fail, their money given back. */
  failLimitOrders: number;
  /** How long a day of a limit order's life lasts. */
  limitOrderDayMs: number;
  /** How long a price of small balances is held. */
  batchQuoteTtlMs: number;
  /** What a run of small balances may be worth in all, USDT. */
  batchTotalMinValue: string;
  batchTotalMaxValue: string;
  /** Coins that the dealer of small balances has no price for. */
  batchPricelessCoins: readonly string[];
  /** Coins that are let down when a run is settled. */
  failBatchCoins: readonly string[];
  /** The longest that a block takes, ms; networks with faster ones keep their own. */
  depositBlockMs: number;
  /** What the log collector answers; the client expects `ok`. */
  logReply: string;
}

export const defaultSettings: Settings = {
  quoteTtlMs: 15_000,
  settleDelayMs: 300,
  holdSettlements: false,
  failConversions: 0,
  settleSlip: "0",
  mostRunning: 50,
  settleQueue: 10_000,
  mostCalls: 400,
  mostMoneyCalls: 40,
  mostSocketsAnAddress: 256,
  mostChannels: 40,
  mostMessages: 200,
  mostLogins: 60,
  mostReports: 600,
  awayDealers: [],
  convertOpen: true,
  failLimitOrders: 0,
  limitOrderDayMs: 86_400_000,
  batchQuoteTtlMs: 30_000,
  batchTotalMinValue: "0.00000001",
  batchTotalMaxValue: "200",
  batchPricelessCoins: ["ATOM"],
  failBatchCoins: [],
  depositBlockMs: 3_000,
  logReply: "ok",
};
