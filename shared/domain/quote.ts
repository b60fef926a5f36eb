import type { QuoteRow } from "../contract/market.ts";
import type { WireQuote } from "../feed/frames.ts";
import { Decimal, floorShifted, isDecimalText } from "./decimal.ts";

/**
 * The derived fields (R3.15). What is not a number on the wire is absent (""), never 0: a missing price must
 * not look like a crash to nothing.
 */
export function deriveQuote(wire: WireQuote): QuoteRow {
  const turnover = unsigned(wire.qv);
  const ratio = figure(wire.m);
  return {
    key: wire.s,
    lastPrice: price(wire.c),
    changeRate24H: ratio === "" ? "" : floorShifted(ratio, 2, 2),
    highPrice24h: price(wire.h),
    lowPrice24h: price(wire.l),
    volume24h: unsigned(wire.v),
    turnover24hUSD: turnover === "" ? "" : floorShifted(turnover, 0, 2),
    asOf: serverMs(wire.t),
  };
}

/** A symbol that the feed does not list: all figures absent. */
export function absentQuote(symbol: string): QuoteRow {
  return deriveQuote({ s: symbol });
}

/** No figure of a market is longer; what is would be a page of digits. */
const longest = 120;

/** A figure above 0: nothing is traded for nothing, or for less. "" for anything else. */
export function price(value: unknown): string {
  const text = unsigned(value);
  return /[1-9]/.test(text) ? text : "";
}

/** A figure of 0 or more, "" for anything else. */
function unsigned(value: unknown): string {
  const text = figure(value);
  return text.startsWith("-") ? "" : text;
}

/** Decimal text as the wire has it (so the pair's own decimals stay), "" when it is not a finite number. */
export function figure(value: unknown): string {
  const text = typeof value === "number" ? String(value) : value;
  if (typeof text !== "string" || text.length > longest) return "";
  if (isDecimalText(text)) return text;
  // An exponent is a number too, but plain text is what crosses the boundary.
  return /^-?\d+(\.\d+)?e[+-]?\d{1,3}$/i.test(text) ? short(new Decimal(text).toFixed()) : "";
}

function short(text: string): string {
  return text.length > longest ? "" : text;
}

function serverMs(value: unknown): number {
  const ms = Number(value ?? 0);
  return Number.isFinite(ms) ? ms : 0;
}
