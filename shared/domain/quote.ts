import type { QuoteRow } from "../contract/market.ts";
import type { WireQuote } from "../feed/frames.ts";
import { Decimal, floorShifted, isDecimalText } from "./decimal.ts";

/**
 * The derived fields of spec section 3. What is not a number on the wire is absent (""), never 0: a missing price must
 * not look like a crash to nothing.
 */
export function deriveQuote(wire: WireQuote): QuoteRow {
  const turnover = figure(wire.qv);
  const ratio = figure(wire.m);
  return {
    key: wire.s,
    lastPrice: figure(wire.c),
    changeRate24H: ratio === "" ? "" : floorShifted(ratio, 2, 2),
    highPrice24h: figure(wire.h),
    lowPrice24h: figure(wire.l),
    volume24h: figure(wire.v),
    turnover24hUSD: turnover === "" ? "" : floorShifted(turnover, 0, 2),
    asOf: serverMs(wire.t),
  };
}

/** A symbol that the feed does not list: all figures absent. */
export function absentQuote(symbol: string): QuoteRow {
  return deriveQuote({ s: symbol });
}

/** Decimal text as the wire has it (so the pair's own decimals stay), "" when it is not a finite number. */
export function figure(value: unknown): string {
  const text = typeof value === "number" ? String(value) : value;
  if (typeof text !== "string") return "";
  if (isDecimalText(text)) return text;
  // An exponent is a number too, but plain text is what crosses the boundary.
  return /^-?\d+(\.\d+)?e[+-]?\d{1,3}$/i.test(text) ? new Decimal(text).toFixed() : "";
}

function serverMs(value: unknown): number {
  const ms = Number(value ?? 0);
  return Number.isFinite(ms) ? ms : 0;
}
