/** A list of the feed with BTCUSDT at this price, and ETHUSDT at 1. */
export function btcList(price: string) {
  return {
    topic: "slowBroker",
    f: true,
    sendTime: 1_700_000_000_000,
    data: [
      { s: "BTCUSDT", t: 1_700_000_000_000, c: price, m: "0.5" },
      { s: "ETHUSDT", t: 1_700_000_000_000, c: "1" },
    ],
  };
}
