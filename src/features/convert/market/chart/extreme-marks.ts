import type {
  AutoscaleInfo,
  IPrimitivePaneRenderer,
  IPrimitivePaneView,
  ISeriesPrimitive,
  SeriesAttachedParameter,
  Time,
} from "lightweight-charts";

export interface MarkedPoint {
  readonly time: Time;
  readonly price: number;
  readonly text: string;
  readonly above: boolean;
}

export interface MarkedPoints {
  readonly points: readonly MarkedPoint[];
  /** The scale reaches to these, however far away. */
  readonly reach: readonly number[];
  readonly colour: string;
  readonly font: string;
}

type Target = Parameters<IPrimitivePaneRenderer["draw"]>[0];

/** From the point to its figure, px. */
const leader = 12;

/** The figures of the highest and the lowest price at their places; on the side that has the room. */
export class ExtremeMarks implements ISeriesPrimitive {
  private on: SeriesAttachedParameter | null = null;
  private shown: MarkedPoints = { points: [], reach: [], colour: "", font: "" };
  private readonly view: IPrimitivePaneView = {
    zOrder: () => "top",
    renderer: () => ({ draw: (target) => this.draw(target) }),
  };
  private readonly views = [this.view];

  attached(on: SeriesAttachedParameter): void {
    this.on = on;
  }

  detached(): void {
    this.on = null;
  }

  show(points: MarkedPoints): void {
    this.shown = points;
    this.on?.requestUpdate();
  }

  paneViews(): readonly IPrimitivePaneView[] {
    return this.views;
  }

  autoscaleInfo(): AutoscaleInfo | null {
    const { reach } = this.shown;
    if (reach.length === 0) return null;
    return { priceRange: { minValue: Math.min(...reach), maxValue: Math.max(...reach) } };
  }

  private draw(target: Target): void {
    const { on } = this;
    if (on === null) return;
    const { points, colour, font } = this.shown;
    // biome-ignore lint/correctness/useHookAtTopLevel: a method of the canvas, no hook
    target.useMediaCoordinateSpace(({ context, mediaSize }) => {
      context.font = `12px ${font}`;
      context.fillStyle = colour;
      context.strokeStyle = colour;
      context.lineWidth = 1;
      for (const { time, price, text, above } of points) {
        const x = on.chart.timeScale().timeToCoordinate(time);
        const y = on.series.priceToCoordinate(price);
        if (x === null || y === null) continue;
        const way = x > mediaSize.width / 2 ? -1 : 1;
        const line = y + (above ? -6 : 6);
        context.beginPath();
        context.moveTo(x, y);
        context.lineTo(x + way * leader, line);
        context.stroke();
        context.textAlign = way < 0 ? "right" : "left";
        context.textBaseline = "middle";
        context.fillText(text, x + way * (leader + 4), line);
      }
    });
  }
}
