/** Below the application root. */
export type FiatSide = 0 | 1;
export const fiatPaths: Readonly<Record<FiatSide, string>> = { 0: "/fiat/deposit", 1: "/fiat/withdraw" };
/** The same with coins. */
export const coinPaths: Readonly<Record<FiatSide, string>> = { 0: "/deposit", 1: "/withdraw" };

/** Words that differ by side. */
export const sideKey = (side: FiatSide): "in" | "out" => (side === 0 ? "in" : "out");

/** Arrivals that have words; any other one is shown as the exchange writes it. */
export const arrivals = ["AT_ONCE", "SECONDS", "SAME_DAY", "ONE_TO_TWO_DAYS"] as const;
