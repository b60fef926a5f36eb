import { memo, type ReactNode } from "react";
import type { ChartPaths, ChartPicture, PricePlace } from "#shared/contract/chart.ts";
import type { KlineInterval } from "#shared/contract/market.ts";
import { Across, PointLabel, PriceLabel, percent } from "./labels.tsx";
import { tickText } from "./moment.ts";
import { rtlIsolate } from "./scale-text.ts";

/** In the order that they lie on each other. */
const parts = [
  "upVolume",
  "downVolume",
  "area",
  "upWicks",
  "downWicks",
  "up",
  "down",
  "line",
] as const satisfies readonly (keyof ChartPaths)[];

/** A figure of the scale that is nearer to one with a ground would be cut by it; thousandths. */
const labelHeight = 90;

export interface PictureSvgProps {
  readonly picture: ChartPicture;
  readonly interval: KlineInterval;
  readonly language: string;
  readonly priceText: (price: string) => string;
}

/** The worker's picture as a handful of elements; pointing at it renders none of them. */
export const PictureSvg = memo(function PictureSvg(props: PictureSvgProps): ReactNode {
  const { picture, interval, language, priceText } = props;
  const { paths, levels, times, newest, marks, extremes } = picture;
  const isFree = ({ y }: PricePlace): boolean =>
    [newest, ...marks].every((other) => Math.abs(other.y - y) >= labelHeight);
  return (
    <>
      {levels.map(({ price, y }) => (
        <Across key={price} part="level" y={y} />
      ))}
      <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
        {parts.map((part) => {
          const path = paths[part] ?? "";
          return path !== "" && <path key={part} data-part={part} d={path} />;
        })}
      </svg>
      {marks.map(({ price, y }) => (
        <Across key={price} part="mark" y={y} />
      ))}
      {extremes !== null && (
        <>
          <PointLabel at={extremes.high} text={priceText(extremes.high.price)} above />
          <PointLabel at={extremes.low} text={priceText(extremes.low.price)} above={false} />
        </>
      )}
      {levels.filter(isFree).map(({ price, y }) => (
        <PriceLabel key={price} y={y} text={priceText(price)} />
      ))}
      {marks.map(({ price, y }) => (
        <PriceLabel key={price} y={y} text={priceText(price)} ground="mark" />
      ))}
      <PriceLabel y={newest.y} text={priceText(newest.price)} ground="now" />
      {times.map(({ start, x, unit }) => (
        <text key={start} x={percent(x)} y="100%" dy="18" textAnchor="middle">
          {rtlIsolate(tickText(language, start, interval, unit), language)}
        </text>
      ))}
    </>
  );
});
