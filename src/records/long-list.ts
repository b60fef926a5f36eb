import { CofferError } from "#shared/rpc/errors.ts";
import { countBefore } from "#src/ui/row-offsets.ts";

/** A list of any length of which the page holds what is near the view: the worker has the rest. */

export interface LongPart<R> {
  readonly from: number;
  readonly rows: readonly R[];
  readonly known: number;
  readonly whole: boolean;
  /** ms; what is before it was not looked through. 0: all was. */
  readonly endedAt: number;
  /** Another one: the worker's list has begun anew. */
  readonly reading: number;
}

/** Null for who is signed out. */
export type FetchPart<R> = (row: number) => Promise<LongPart<R> | null>;

export interface LongListOptions<R> {
  readonly fetch: FetchPart<R>;
  /** Day of a row, ISO. */
  readonly dayOf: (row: R) => string;
}

/** A day and where it stands among rows and days. */
export interface ListedDay {
  readonly place: number;
  readonly row: number;
  readonly date: string;
}

/** What the list is at one moment. */
export interface LongView<R> {
  readonly known: number;
  readonly whole: boolean;
  readonly endedAt: number;
  readonly error: CofferError | null;
  readonly fetching: boolean;
  /** Rows and days, in one order. */
  readonly places: number;
  /** Where the days stand. */
  readonly dayPlaces: readonly number[];
  /** The day that stands at a place, or the index of the row. */
  readonly at: (place: number) => ListedDay | number;
  /** Undefined while it is not here. */
  readonly row: (index: number) => R | undefined;
  readonly isDayStart: (index: number) => boolean;
  readonly isDayEnd: (index: number) => boolean;
  /** The row that fits and those next to it, as far as they are here without a gap, in their order. */
  readonly around: (fits: (row: R) => boolean) => readonly R[];
}

/** So many rows beyond the view are fetched before they are seen; those further off than that are let go. */
const aheadRows = 150;
const maxParts = 12;

export class LongList<R> {
  readonly #options: LongListOptions<R>;
  readonly #watchers = new Set<() => void>();
  readonly #parts = new Map<number, readonly R[]>();
  readonly #days: ListedDay[] = [];
  readonly #dayStarts = new Set<number>();
  #dayPlaces: readonly number[] = [];
  #lastDay = "";
  #near = 0;
  #range: readonly [first: number, last: number] = [0, 0];
  #fetching = -1;
  #known = 0;
  #whole = false;
  #endedAt = 0;
  #reading = 0;
  #error: CofferError | null = null;
  #view: LongView<R>;

  constructor(options: LongListOptions<R>) {
    this.#options = options;
    this.#view = this.#picture();
  }

  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };
  /** Another object once anything changed. */
  readonly view = (): LongView<R> => this.#view;

  #picture(): LongView<R> {
    return {
      known: this.#known,
      whole: this.#whole,
      endedAt: this.#endedAt,
      error: this.#error,
      fetching: this.#fetching >= 0,
      places: this.#known + this.#days.length,
      dayPlaces: this.#dayPlaces,
      at: (place) => this.#at(place),
      row: (index) => this.#row(index),
      isDayStart: (index) => this.#dayStarts.has(index),
      isDayEnd: (index) => index === this.#known - 1 || this.#dayStarts.has(index + 1),
      around: (fits) => this.#around(fits),
    };
  }

  #at(place: number): ListedDay | number {
    const before = countBefore(this.#dayPlaces, place);
    const day = this.#days[before];
    return day?.place === place ? day : place - before;
  }

  #row(index: number): R | undefined {
    for (const [from, rows] of this.#parts) {
      if (index >= from && index < from + rows.length) return rows[index - from];
    }
    return undefined;
  }

  #around(fits: (row: R) => boolean): readonly R[] {
    const runs: R[][] = [];
    let end = 0;
    for (const [from, rows] of [...this.#parts].toSorted(([a], [b]) => a - b)) {
      const before = from === end ? runs.at(-1) : undefined;
      if (before === undefined) runs.push([...rows]);
      else before.push(...rows);
      end = from + rows.length;
    }
    return runs.find((run) => run.some(fits)) ?? [];
  }

  /** These places are in view. */
  readonly show = (first: number, last: number): void => {
    const rowAt = (place: number): number => {
      const there = this.#at(Math.max(0, place));
      return typeof there === "number" ? there : there.row;
    };
    const [from, to] = [rowAt(first), rowAt(last)];
    this.#near = from;
    this.#range = [first, last];
    if (this.#error !== null) return;
    const missing = this.#missing(from, to);
    if (missing !== undefined) void this.#load(missing);
    else if (!this.#whole && to + aheadRows >= this.#known) void this.#load(this.#known);
  };

  readonly retry = (): void => {
    this.#error = null;
    void this.#load(this.#missing(this.#near, this.#near + 1) ?? this.#known);
  };

  #missing(from: number, to: number): number | undefined {
    for (let index = from; index <= Math.min(to, this.#known - 1); index += 1) {
      if (this.#row(index) === undefined) return index;
    }
    return undefined;
  }

  async #load(row: number): Promise<void> {
    if (this.#fetching >= 0) return;
    this.#fetching = row;
    this.#changed();
    try {
      const part = await this.#options.fetch(row);
      if (part === null) this.#whole = true;
      else this.#take(part);
    } catch (thrown) {
      if (!(thrown instanceof CofferError)) throw thrown;
      this.#error = thrown;
    } finally {
      this.#fetching = -1;
      this.#changed();
    }
    // The view may have moved on meanwhile.
    this.show(...this.#range);
  }

  /** The worker may know more from an earlier look at the same list: it grows by what follows on, so that each row is below its day. */
  #take({ from, rows, known, whole, endedAt, reading }: LongPart<R>): void {
    if (reading !== this.#reading) this.#begin(reading);
    // After rows that a list begun anew does not have yet.
    if (from > this.#known) return;
    if (rows.length > 0) this.#parts.set(from, rows);
    for (const row of rows.slice(this.#known - from)) {
      const date = this.#options.dayOf(row);
      if (date !== this.#lastDay) {
        this.#days.push({ place: this.#known + this.#days.length, row: this.#known, date });
        this.#dayStarts.add(this.#known);
        this.#lastDay = date;
      }
      this.#known += 1;
    }
    if (this.#days.length > this.#dayPlaces.length) this.#dayPlaces = this.#days.map(({ place }) => place);
    this.#whole = whole && this.#known >= known;
    this.#endedAt = endedAt;
    while (this.#parts.size > maxParts) this.#parts.delete(this.#farthest());
  }

  #begin(reading: number): void {
    this.#reading = reading;
    this.#parts.clear();
    this.#days.length = 0;
    this.#dayStarts.clear();
    this.#dayPlaces = [];
    this.#lastDay = "";
    this.#known = 0;
    this.#whole = false;
  }

  #farthest(): number {
    return [...this.#parts.keys()].reduce((far, from) =>
      Math.abs(from - this.#near) > Math.abs(far - this.#near) ? from : far,
    );
  }

  #changed(): void {
    this.#view = this.#picture();
    for (const watcher of this.#watchers) watcher();
  }
}
