import { type Candle, dayMs, joinCandles } from "./candle.ts";
import { olderDays, type Past } from "./history.ts";

/** The days before the exchange was started, each one candle: made once, when somebody requests them. */
export class DayBook {
  /** Newest first. The newest ends where the pair's own quarters begin. */
  private readonly made: Candle[] = [];
  private readonly older: Generator<Candle[], never>;

  constructor(
    past: Past,
    private readonly until: number,
  ) {
    this.older = olderDays(past, until);
  }

  /** Oldest first, those that begin at `from` or later; `from` is a midnight. */
  since(from: number): Candle[] {
    while ((this.made.at(-1)?.start ?? this.until) > from) {
      const quarters = this.older.next().value;
      const start = Math.floor((quarters[0]?.start ?? 0) / dayMs) * dayMs;
      this.made.push(joinCandles(start, quarters));
    }
    return this.made.filter((day) => day.start >= from).toReversed();
  }
}
