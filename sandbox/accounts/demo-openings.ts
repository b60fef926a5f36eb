import type { OpeningBalances } from "./person.ts";

/** What the people of the sandbox begin with. */

export const funded: OpeningBalances = {
  funding: {
    BTC: "1.28406113",
    USDT: "18420.55",
    ETH: "6.5021",
    SOL: "84.25",
    XRP: "5400",
    LINK: "210.75",
    USDC: "2500",
    EURC: "1200",
    DOGE: "12500",
    PEPE: "18250000",
    TON: "96.4",
  },
  unified: { BTC: "0.5", USDT: "6200", ETH: "2.25", SUI: "800" },
};

/** Little of many coins: one of it in an order, some that cannot be converted, and one that is not little. */
export const crumbs: OpeningBalances = {
  funding: {
    DOGE: "41.07",
    BNB: "0.011704",
    AVAX: "0.2011",
    ADA: "8.2143",
    NEAR: "1.177",
    TRX: "19.4",
    SUI: "1.9042",
    XLM: "14.02",
    ARB: "5.118",
    LTC: "0.0412",
    POL: "9.75",
    OP: "1.62",
    USDC: "1.2",
    DOT: "1.2201",
    ATOM: "0.5114",
    XTZ: "3.11",
    WLD: "1.04",
    PEPE: "4",
    BTC: "0.0125",
    ETH: "0.15",
  },
  unified: { SOL: "0.0314", LINK: "0.2184", TON: "1.083", APT: "0.441", USDT: "3.2062", BTC: "0.02" },
};

export function regional(currency: string): OpeningBalances {
  const stable = currency === "EUR" ? { EURC: "3400" } : { USDC: "3400" };
  return { funding: { BTC: "0.42", USDT: "7350.2", ETH: "3.1", ...stable }, unified: { USDT: "900" } };
}

export const mainOpening: OpeningBalances = {
  funding: { USDT: "24970.55", BTC: "0.75", ETH: "4.5", USDC: "1800", SOL: "36.2" },
  unified: { USDT: "9310.22", ETH: "3.5", BTC: "0.2" },
};

export const blockOpening: OpeningBalances = {
  funding: { BTC: "9.28406113", USDT: "246302.18", ETH: "184.5" },
  unified: { SOL: "5400", USDT: "612400.75", BTC: "2.5" },
  spot: { ETH: "60", USDT: "150000" },
};

export const withdrawing: OpeningBalances = {
  funding: {
    USDT: "18420.55",
    BTC: "0.9",
    ETH: "4.2",
    XRP: "900",
    SOL: "60",
    USDC: "1800",
    DAI: "750",
    LINK: "80",
    TON: "300",
  },
  unified: { USDT: "9310.22", ETH: "1.5" },
};

export const moving: OpeningBalances = {
  funding: {
    BTC: "1.25406113",
    ETH: "6.4152",
    SOL: "42.618",
    USDT: "28230.7743",
    XRP: "2150.25",
    USDC: "1204.11",
    TON: "318.4",
    EURC: "640",
  },
  unified: { BTC: "0.5", ETH: "2", USDT: "7000", LINK: "124.5" },
};
export const withMemes: OpeningBalances = { ...moving, funding: { ...moving.funding, PEPE: "18250000" } };
