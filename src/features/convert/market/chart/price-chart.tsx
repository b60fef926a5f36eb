import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useMemo,
  useRef,
} from "react";
import type { ChartPicture } from "#shared/contract/chart.ts";
import type { CandleRow, KlineInterval } from "#shared/contract/market.ts";
import { css } from "#src/ui/style.ts";
import { Crosshair } from "./crosshair.tsx";
import { percent } from "./labels.tsx";
import { momentText } from "./moment.ts";
import { pictureClass } from "./picture-style.ts";
import { PictureSvg } from "./picture-svg.tsx";
import { rtlIsolate, scaleText } from "./scale-text.ts";
import { steppedCandle } from "./stepped-candle.ts";
import { useSpokenText } from "./use-spoken-text.ts";

/** Time runs from left to right in every language. A finger that moves sideways points, one that moves down scrolls. */
const plot = css`
  --scale: calc(var(--digits) * 1ch + 12px);
  isolation: isolate; direction: ltr; block-size: 100%; padding: 0 var(--scale) 24px 0; font-size: 12px; line-height: 16px;
  border-radius: var(--r1); touch-action: pan-y; cursor: crosshair;
  &:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
`;
const field = css`position: relative; block-size: 100%;`;
const crossTime = css`
  position: absolute; inset-block-start: calc(100% + 4px); padding: 1px 6px; border-radius: 2px; white-space: nowrap;
  background: var(--ink); color: var(--surface); pointer-events: none;
`;

export interface PriceChartProps {
  readonly picture: ChartPicture;
  readonly candles: readonly CandleRow[];
  readonly interval: KlineInterval;
  readonly language: string;
  readonly label: string;
  /** What the candle that is pointed at says; the newest one's words while none is. */
  readonly pointText: string;
  /** The start of the candle that is pointed at, ms. */
  readonly pointed: number | null;
  readonly onPoint: (start: number | null) => void;
}

/** The picture and the ways of pointing at its candles: mouse, finger, keys. */
export function PriceChart(props: PriceChartProps): ReactNode {
  const { picture, candles, interval, language, label, pointText, pointed, onPoint } = props;
  const box = useRef<HTMLDivElement>(null);
  const found = candles.findIndex(({ key }) => Number(key) === pointed);
  const at = found === -1 ? candles.length - 1 : found;
  const candle = candles[found];
  const { last } = picture.summary;
  const priceText = useMemo(() => scaleText(language, last), [language, last]);
  const shownPrices = [...picture.levels, ...picture.marks, picture.newest].map(({ price }) => price);
  const digits = Math.max(...shownPrices.map((price) => priceText(price).length));
  const spoken = useSpokenText(pointText, `${label} ${interval} ${candles[at]?.key}`);
  const x = ((at + 0.5) * 1000) / candles.length;

  function follow({ clientX }: PointerEvent): void {
    const { left, width } = box.current?.getBoundingClientRect() ?? { left: 0, width: 1 };
    const under = Math.floor(((clientX - left) / width) * candles.length);
    const nearest = candles[Math.min(candles.length - 1, Math.max(0, under))];
    onPoint(nearest === undefined ? null : Number(nearest.key));
  }

  function step(event: KeyboardEvent): void {
    if (event.key === "Escape" && pointed !== null) {
      event.stopPropagation();
      onPoint(null);
      return;
    }
    const next = steppedCandle(event.key, at, candles.length);
    const stepped = next === undefined ? undefined : candles[next];
    if (stepped === undefined) return;
    event.preventDefault();
    spoken.say();
    onPoint(Number(stepped.key));
  }

  return (
    <div
      className={plot}
      style={{ "--digits": digits } as CSSProperties}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={candles.length}
      aria-valuenow={at + 1}
      aria-valuetext={spoken.text}
      onKeyDown={step}
      onFocus={spoken.say}
      onBlur={() => {
        spoken.follow();
        onPoint(null);
      }}
      onPointerDown={follow}
      onPointerMove={follow}
      onPointerLeave={(event) => {
        // What a finger has pointed at stays to be read.
        if (event.pointerType === "mouse") onPoint(null);
      }}
    >
      <div ref={box} className={field}>
        <svg
          className={pictureClass}
          data-picture=""
          data-kind={picture.kind}
          data-trend={picture.summary.trend}
          aria-hidden="true"
          focusable="false"
        >
          <PictureSvg picture={picture} interval={interval} language={language} priceText={priceText} />
          {candle !== undefined && (
            <Crosshair
              x={x}
              y={picture.closes[found] ?? 0}
              price={priceText(candle.close)}
              withPoint={picture.kind === "line"}
            />
          )}
        </svg>
        {candle !== undefined && (
          <span
            aria-hidden="true"
            className={crossTime}
            style={{ insetInlineStart: percent(x), transform: `translateX(-${percent(x)})` }}
          >
            {rtlIsolate(momentText(language, Number(candle.key), interval), language)}
          </span>
        )}
      </div>
    </div>
  );
}
