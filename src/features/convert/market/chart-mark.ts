/** A price that is pointed out on the chart: a dashed line across it and its figure at the scale. */
export interface ChartMark {
  /** Its own among the chart's marks. */
  readonly key: string;
  /** The pair it is a price of: units of `quote` for one `base`. Drawn while the chart shows that very pair. */
  readonly base: string;
  readonly quote: string;
  /** Decimal text; "" draws nothing. */
  readonly price: string;
  /** What it is, for those who do not see the line: "Limit price". */
  readonly label: string;
}

export const noMarks: readonly ChartMark[] = [];
