import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef } from "react";
import { css } from "#src/ui/style.ts";
import { onThemeChange } from "./colours.ts";
import { Drawing } from "./drawing.ts";
import type { Picture } from "./picture.ts";

/** Time runs from left to right in every language. A finger that moves sideways points, one that moves down scrolls. */
const plot = css`
  isolation: isolate; direction: ltr; block-size: 100%; inline-size: 100%; border-radius: var(--r1); touch-action: pan-y; cursor: crosshair;
  &:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
`;
/** The library's own ear for the mouse would be a second opinion. */
const canvas = css`block-size: 100%; inline-size: 100%; pointer-events: none;`;

export interface PriceChartProps {
  readonly picture: Picture;
  readonly label: string;
  /** What the candle that is pointed at says; the newest one's words while none is. */
  readonly pointText: string;
  /** The start of the candle that is pointed at, ms. */
  readonly pointed: number | null;
  readonly onPoint: (start: number | null) => void;
}

/** The canvas and the ways of pointing at its candles: mouse, finger, keys. In a chunk of its own with its library. */
export default function PriceChart({
  picture,
  label,
  pointText,
  pointed,
  onPoint,
}: PriceChartProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const drawing = useRef<Drawing>(null);
  const { candles } = picture;
  const found = candles.findIndex(({ key }) => Number(key) === pointed);
  const at = found === -1 ? candles.length - 1 : found;

  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const made = new Drawing(element);
    drawing.current = made;
    const fit = new ResizeObserver(() => made.fit());
    fit.observe(element);
    const stop = onThemeChange(() => made.repaint());
    return () => {
      drawing.current = null;
      fit.disconnect();
      stop();
      made.end();
    };
  }, []);

  useEffect(() => drawing.current?.show(picture), [picture]);
  useEffect(() => drawing.current?.pointAt(pointed), [pointed]);

  function follow(event: PointerEvent): void {
    onPoint(drawing.current?.startAt(event.clientX) ?? null);
  }

  function step(event: KeyboardEvent): void {
    if (event.key === "Escape" && pointed !== null) {
      event.stopPropagation();
      onPoint(null);
      return;
    }
    const next = steppedCandle(event.key, at, candles.length);
    const candle = next === undefined ? undefined : candles[next];
    if (candle === undefined) return;
    event.preventDefault();
    onPoint(Number(candle.key));
  }

  return (
    <div
      className={plot}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={candles.length}
      aria-valuenow={at + 1}
      aria-valuetext={pointText}
      onKeyDown={step}
      onBlur={() => onPoint(null)}
      onPointerDown={follow}
      onPointerMove={follow}
      onPointerLeave={(event) => {
        // What a finger has pointed at stays to be read.
        if (event.pointerType === "mouse") onPoint(null);
      }}
    >
      <div ref={box} className={canvas} aria-hidden="true" />
    </div>
  );
}

/** A long way with Page Up and Page Down. */
const stride = 10;

/** Which candle a key leads to; undefined for other keys. The chart is not mirrored, so left is always earlier. */
export function steppedCandle(key: string, at: number, count: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    PageDown: at - stride,
    PageUp: at + stride,
    Home: 0,
    End: count - 1,
  };
  const next = steps[key];
  return next === undefined ? undefined : Math.min(count - 1, Math.max(0, next));
}
