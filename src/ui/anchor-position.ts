import { seenHeight } from "./seen-height.ts";

/** Room to the edges of the view, px. */
const margin = 8;

export interface AnchorPosition {
  /** Which edge it shares with its anchor along the line of text, or its middle. */
  readonly align: "start" | "center" | "end";
  /** Where it goes when there is room on both sides. */
  readonly side: "above" | "below";
  /** Between the two, px. */
  readonly gap: number;
}

/** Positions a fixed box at its anchor, on the other side where that has more room, always within the view. */
export function positionAtAnchor(
  box: HTMLElement,
  anchor: HTMLElement,
  { align, side, gap }: AnchorPosition,
): void {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const rtl = getComputedStyle(anchor).direction === "rtl";
  const shareLeft = (align === "start") !== rtl;
  const edge = shareLeft ? at.left : at.right - width;
  const left = align === "center" ? at.left + (at.width - width) / 2 : edge;
  const [above, below] = [at.top - gap - height, at.bottom + gap];
  const end = seenHeight();
  const room = { above: at.top, below: end - at.bottom };
  const needed = height + gap + margin;
  const other = side === "above" ? "below" : "above";
  const chosen = room[side] >= needed || room[side] >= room[other] ? side : other;
  box.style.left = `${clamp(left, margin, window.innerWidth - width - margin)}px`;
  box.style.top = `${clamp(chosen === "above" ? above : below, margin, end - height - margin)}px`;
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}
