import * as v from "valibot";
import { depositRecord } from "./deposit-records.ts";
import { coinCode, count, decimal, id, msNumber } from "./fields.ts";
import { limitOrderStatus } from "./limit-order.ts";
import { withdrawRecord } from "./withdraw-records.ts";

/**
 * The live feed's messages as data (R7.33-R7.38, F7.3-F7.7): what the sandbox may send, what the worker sends,
 * and the AsyncAPI document. Reading them on the hot path is `shared/feed`, which takes rows as they come.
 */
export const feedPath = "/spot/ws/quote/v2";

/** The query of the socket's address; `timestamp` keeps caches between from answering. */
export const feedQuery = v.object({ binary: v.picklist(["true", "false"]), timestamp: v.string() });

/** What a subscription echoes: values come back as text. */
const echoedParams = v.record(v.string(), v.string());
const sentParams = v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]));
const klinePattern = "kline|kline_(1|3|5|15|30)m|kline_(1|2|4|6|12)h|kline_1[dwM]";
const klineTopic = v.pipe(v.string(), v.regex(new RegExp(`^(${klinePattern})$`)));
const topic = v.pipe(
  v.string(),
  v.regex(new RegExp(`^(slowBroker|fiat|deposit|withdraw|order|wallet|${klinePattern})$`)),
);
const serverTime = v.union([msNumber, v.string()]);
/** Compared as text: both spellings occur. */
const code = v.union([v.string(), v.number()]);

/** s symbol, c last, h high, l low, o open, v volume, qv quote turnover, m 24 h change as a ratio, e exchange id. */
export const quoteEntry = v.object({
  s: v.string(),
  sn: v.optional(v.string()),
  t: serverTime,
  c: decimal,
  h: decimal,
  l: decimal,
  o: decimal,
  v: decimal,
  qv: decimal,
  m: decimal,
  e: v.optional(count),
});

/** rt units of tg for one sr. */
export const rateEntry = v.object({ sr: v.string(), tg: v.string(), rt: decimal });

export const candleEntry = v.object({
  t: serverTime,
  s: v.string(),
  sn: v.optional(v.string()),
  c: decimal,
  h: decimal,
  l: decimal,
  o: decimal,
  v: decimal,
});

/** A limit order that is open, or how it ended. */
export const orderEntry = v.object({ exchangeTxId: id, orderStatus: limitOrderStatus });

/** A balance as it now is. */
export const walletEntry = v.object({
  account: v.picklist(["funding", "unified", "spot", "funding_locked", "unified_locked", "spot_locked"]),
  coin: coinCode,
  balance: decimal,
});

const frame = {
  id: v.optional(v.string()),
  params: v.optional(echoedParams),
  /** True: the full list. False: rows that changed, merged by symbol. */
  f: v.boolean(),
  sendTime: msNumber,
  shared: v.optional(v.boolean()),
};

/** Sent by the client. */
export const feedRequests = {
  sub: v.object({
    topic,
    event: v.literal("sub"),
    id: v.optional(v.string()),
    symbol: v.optional(v.string()),
    params: sentParams,
  }),
  cancel: v.object({
    topic,
    event: v.literal("cancel"),
    id: v.optional(v.string()),
    symbol: v.optional(v.string()),
    params: v.optional(sentParams),
  }),
  cancel_all: v.object({ event: v.literal("cancel_all") }),
  login: v.object({ op: v.literal("login"), args: v.tuple([v.string()]) }),
};

/** Either side pings; the other answers the same value. */
export const feedHeartbeat = {
  ping: v.object({ ping: msNumber }),
  pong: v.object({ pong: msNumber }),
};

/** Sent by the server. */
export const feedAnswers = {
  ack: v.object({
    topic: v.string(),
    event: v.string(),
    symbol: v.optional(v.string()),
    params: v.optional(echoedParams),
    code: v.union([v.literal("0"), v.literal(0)]),
    msg: v.optional(v.string()),
  }),
  loginAck: v.object({
    topic: v.literal("login"),
    event: v.literal("subbed"),
    code: v.union([v.literal("200"), v.literal(200)]),
  }),
  refused: v.object({ code, msg: v.string() }),
  slowBroker: v.object({ topic: v.literal("slowBroker"), ...frame, data: v.array(quoteEntry) }),
  fiat: v.object({ topic: v.literal("fiat"), ...frame, data: v.array(rateEntry) }),
  /** Only after a login; may be requested before it. */
  deposit: v.object({ topic: v.literal("deposit"), ...frame, data: v.array(depositRecord) }),
  /** The same of withdrawals. */
  withdraw: v.object({ topic: v.literal("withdraw"), ...frame, data: v.array(withdrawRecord) }),
  /** What this client takes for no more than a sign that something moved. */
  order: v.object({ topic: v.literal("order"), ...frame, data: v.array(orderEntry) }),
  wallet: v.object({ topic: v.literal("wallet"), ...frame, data: v.array(walletEntry) }),
  kline: v.object({ topic: klineTopic, symbol: v.string(), ...frame, data: v.array(candleEntry) }),
};
