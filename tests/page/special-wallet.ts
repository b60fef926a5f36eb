/** A balance of every special coin. */
export const wallet = { USDT: "18420.5543", USDC: "1204.11", DAI: "3000", EURC: "1000" };
