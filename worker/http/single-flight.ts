import { CallFailed } from "./call-failed.ts";

interface Flight {
  readonly call: string;
  readonly answer: Promise<unknown>;
  readonly abort: AbortController;
  passengers: number;
}

/**
 * Equal reads at the same time share one request. It is aborted when the last of its callers cancels, and each caller
 * that cancels leaves at once.
 */
export class SingleFlight {
  private readonly flights = new Map<string, Flight>();

  join<T>(
    call: string,
    key: string,
    cancelled: AbortSignal,
    start: (cancelled: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const flight = this.flights.get(key) ?? this.depart(call, key, start);
    return this.board(key, flight as Flight & { readonly answer: Promise<T> }, cancelled);
  }

  /** Later callers do not join what is under way now: its answer may be from before a change. */
  forget(calls: readonly string[]): void {
    for (const [key, flight] of this.flights) {
      if (calls.includes(flight.call)) this.flights.delete(key);
    }
  }

  private depart<T>(call: string, key: string, start: (cancelled: AbortSignal) => Promise<T>): Flight {
    const abort = new AbortController();
    const answer = start(abort.signal);
    const flight: Flight = { call, answer, abort, passengers: 0 };
    this.flights.set(key, flight);
    const land = (): void => this.land(key, flight);
    answer.then(land, land);
    return flight;
  }

  private async board<T>(
    key: string,
    flight: Flight & { readonly answer: Promise<T> },
    cancelled: AbortSignal,
  ): Promise<T> {
    flight.passengers += 1;
    let leave: () => void = () => undefined;
    const left = new Promise<never>((_, reject) => {
      leave = () => reject(new CallFailed("cancelled", "", true));
    });
    cancelled.addEventListener("abort", leave);
    try {
      if (cancelled.aborted) leave();
      return await Promise.race([flight.answer, left]);
    } finally {
      cancelled.removeEventListener("abort", leave);
      flight.passengers -= 1;
      if (flight.passengers === 0) {
        this.land(key, flight);
        flight.abort.abort();
      }
    }
  }

  private land(key: string, flight: Flight): void {
    if (this.flights.get(key) === flight) this.flights.delete(key);
  }
}
