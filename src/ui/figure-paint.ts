import { absentFigure, type Format, type PaintedFigure } from "#src/i18n/format.ts";

/** How a figure reads: `share` is a percentage without a sign of change. */
export type FigureKind = "price" | "amount" | "value" | "percent" | "compact";

export interface PaintRules {
  readonly kind: FigureKind;
  /** Amounts only. */
  readonly places: number;
  readonly signed: boolean;
  readonly up: boolean;
}

export interface DirectedFigure extends PaintedFigure {
  readonly direction: Direction;
}

export type Direction = "up" | "down" | "flat";

/** {@link paintParts} and which way it points. */
export function paintFigure(format: Format, text: string, rules: PaintRules): DirectedFigure {
  return { ...paintParts(format, text, rules), direction: directionOf(text) };
}

/** Decimal text as a figure of this kind. What is no decimal text is an em dash. */
export function paintParts(
  format: Format,
  text: string,
  { kind, places, signed, up }: PaintRules,
): PaintedFigure {
  const sign = signed ? "change" : "auto";
  if (kind === "price") return format.priceParts(text);
  if (kind === "amount") return format.amountParts(text, places, { sign, rounding: up ? "ceil" : "floor" });
  if (kind === "value") return format.valueParts(text, sign);
  return whole(kind === "percent" ? format.percent(text, signed ? "change" : "share") : format.compact(text));
}

function whole(text: string): PaintedFigure {
  return { text, whole: text, fraction: "" };
}

/** Which way a change points, from its text: "-0.00" points nowhere. */
export function directionOf(text: string): Direction {
  if (!/[1-9]/.test(text) || text === absentFigure) return "flat";
  return text.startsWith("-") ? "down" : "up";
}
