/** What the bench's feed does. All symbols change with each frame: the worst case. */
export interface Load {
  readonly symbols: number;
  /** Frames a second. */
  readonly hz: number;
}

export interface StormRow {
  readonly t: number;
  readonly s: string;
  readonly sn: string;
  readonly c: string;
  readonly h: string;
  readonly l: string;
  readonly o: string;
  readonly v: string;
  readonly qv: string;
  readonly m: string;
  readonly e: number;
}

/** The rows of a frame: shaped and sized as the exchange's, other figures at each turn. */
export function stormRows(symbols: number, turn: number, now: number): StormRow[] {
  return Array.from({ length: symbols }, (_, index) => {
    const wave = Math.sin(index * 7.3 + turn * 0.37);
    const price = 100 + index + wave * 5;
    return {
      t: now,
      s: `C${index}USDT`,
      sn: `C${index}USDT`,
      c: price.toFixed(4),
      h: (105.5 + index).toFixed(4),
      l: (94.5 + index).toFixed(4),
      o: (100 + index).toFixed(4),
      v: (12_345.67 * (1 + index) + turn).toFixed(2),
      qv: (1_234_567.89 * (1 + index) + turn * 3).toFixed(2),
      m: (wave * 0.05).toFixed(4),
      e: 301,
    };
  });
}

export function stormText(symbols: number, turn: number, full: boolean, now: number): string {
  const data = stormRows(symbols, turn, now);
  const params = { binary: "true", realtimeInterval: "24h" };
  return JSON.stringify({
    topic: "slowBroker",
    params,
    data,
    f: full,
    sendTime: now,
    id: "broker",
    shared: false,
  });
}
