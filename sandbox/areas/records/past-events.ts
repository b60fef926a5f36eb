import { Decimal } from "#shared/domain/decimal.ts";
import type { DerivativeEvent } from "./tables.ts";

/** What somebody did on contracts: each position is opened, funded and closed. Two in a row come to nothing. Pure. */

interface Contract {
  readonly symbol: string;
  readonly qty: string;
  readonly price: number;
  /** How its position ends. */
  readonly end: "TRADE" | "LIQUIDATION" | "DELIVERY";
}

/** Quantities divide without a rest, so that prices and profits are exact. */
const contracts: readonly Contract[] = [
  { symbol: "BTCUSDT", qty: "0.125", price: 92_640, end: "TRADE" },
  { symbol: "ETHUSDT", qty: "2", price: 3_188, end: "TRADE" },
  { symbol: "SOLUSDT", qty: "10", price: 148, end: "LIQUIDATION" },
  { symbol: "BTCUSDT-25DEC26", qty: "0.05", price: 93_100, end: "DELIVERY" },
];
const eventsARound = 6;
const takerRate = "0.00055";
const fundingRate = "0.0001";

export interface EventsWanted {
  readonly userId: number;
  readonly events: number;
  /** ms: between these they are spread evenly. */
  readonly start: number;
  readonly until: number;
  /** What their ids begin with. */
  readonly prefix: string;
}

type Part = Partial<DerivativeEvent> & Pick<DerivativeEvent, "type" | "side">;

/** So many rounds at once: exact sums of thousands would keep a feed beside them waiting. */
const sliceRounds = 80;

/** In slices, oldest first. */
export function* pastEvents({
  userId,
  events,
  start,
  until,
  prefix,
}: EventsWanted): Generator<readonly DerivativeEvent[]> {
  const rounds = Math.ceil(events / eventsARound);
  const stepMs = (until - start) / (rounds * eventsARound + 1);
  for (let first = 0; first < rounds; first += sliceRounds) {
    const count = Math.min(sliceRounds, rounds - first);
    const parts = Array.from({ length: count }, (_round, at) => roundOf(first + at)).flat();
    yield parts.map((part, i) => {
      const at = first * eventsARound + i;
      return {
        id: `${prefix}${at}`,
        userId,
        symbol: "",
        qty: null,
        size: null,
        tradePrice: null,
        funding: "0",
        fee: "0",
        feeRate: null,
        cashFlow: "0",
        orderId: "",
        createdAt: Math.floor(start + stepMs * (at + 1)),
        ...part,
      };
    });
  }
}

/** Two positions, of which the second loses what the first won. */
function roundOf(at: number): Part[] {
  const contract = contracts[at % contracts.length] ?? contracts[0];
  if (contract === undefined) return [];
  const won = new Decimal(1 + (at % 40)).times("2.5");
  return [...position(contract, at, won), ...position(contract, at, won.negated())];
}

/** Its changes add up to `won`. */
function position({ symbol, qty, price, end }: Contract, at: number, won: Decimal): Part[] {
  const entry = new Decimal(price).plus((at % 23) * 2);
  const value = entry.times(qty);
  const fee = value.times(takerRate);
  const funding = value.times(fundingRate).times(at % 2 === 0 ? -1 : 1);
  const cashFlow = won.plus(fee).plus(fee).minus(funding);
  const exit = entry.plus(cashFlow.div(qty));
  const trade = { symbol, qty, fee: fee.toFixed(), feeRate: takerRate } as const;
  return [
    { ...trade, type: "TRADE", side: "Buy", size: qty, tradePrice: entry.toFixed() },
    {
      symbol,
      type: "SETTLEMENT",
      side: "None",
      qty,
      size: qty,
      tradePrice: entry.toFixed(),
      funding: funding.toFixed(),
      feeRate: fundingRate,
    },
    {
      ...trade,
      type: end,
      side: end === "DELIVERY" ? "None" : "Sell",
      size: "0",
      tradePrice: exit.toFixed(),
      cashFlow: cashFlow.toFixed(),
    },
  ];
}
