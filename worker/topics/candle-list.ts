import { apiIntervals, type CandleRow } from "#shared/contract/market.ts";
import { listedCandles } from "#shared/domain/chart/candles.ts";
import { type ErrorData, isCofferError, toErrorData } from "#shared/rpc/errors.ts";
import type { Clock } from "../clock.ts";
import type { HttpClient } from "../http/client.ts";
import type { CandleParams } from "./candles.ts";

/** While the feed says nothing the API is queried this often. */
export const loadEveryMs = 60_000;

/** Calls of all lists have names of their own. */
let lastId = 0;

export interface CandleListOptions {
  readonly http: Pick<HttpClient, "call" | "cancel">;
  readonly clock: Pick<Clock, "now">;
  readonly market: CandleParams;
  readonly limit: number;
}

/** The candles that the API lists, and those that lack between them and the feed's. */
export interface CandleList {
  listed(): readonly CandleRow[];
  between(): readonly CandleRow[];
  state(): "pending" | "ok" | "error";
  /** Why there is no list. */
  error(): ErrorData | null;
  /** Loads when the last answer is old. */
  refresh(): void;
  /** Requests what came before the feed's oldest candle, its start in ms, once for each. */
  fill(gap: number): void;
  /** Loads; calls back as answers come. Answers the end of it. */
  watch(changed: () => void): () => void;
}

export function createCandleList({ http, clock, market, limit }: CandleListOptions): CandleList {
  const { symbol, interval } = market;
  let listed: readonly CandleRow[] = [];
  let between: readonly CandleRow[] = [];
  let state: "pending" | "ok" | "error" = "pending";
  let error: ErrorData | null = null;
  let loading = false;
  let answeredAt = Number.NEGATIVE_INFINITY;
  let filled: number | null = null;
  let notify: (() => void) | null = null;
  const running = new Set<string>();

  /** Undefined where nobody watches any more. */
  async function fetchRows(to?: number): Promise<readonly CandleRow[] | undefined> {
    lastId += 1;
    const id = `chart/${symbol}/${interval}/${to ?? ""}/${lastId}`;
    running.add(id);
    try {
      const input = { symbol, interval: apiIntervals[interval], limit, ...(to !== undefined && { to }) };
      const result = await http.call("market.klines", input, { id, exempt: true });
      if (!running.has(id)) return undefined;
      return result.kind === "ok" ? listedCandles(result.data.list) : [];
    } catch (thrown) {
      if (!running.has(id)) return undefined;
      throw thrown;
    } finally {
      running.delete(id);
    }
  }

  async function load(): Promise<void> {
    loading = true;
    try {
      const rows = await fetchRows();
      if (rows === undefined) return;
      listed = rows;
      state = "ok";
      error = null;
    } catch (thrown) {
      // A list that is there stays.
      if (state !== "ok") state = "error";
      error = toErrorData(thrown);
    }
    loading = false;
    answeredAt = clock.now();
    notify?.();
  }

  async function loadBetween(gap: number): Promise<void> {
    try {
      between = (await fetchRows(gap)) ?? between;
      notify?.();
    } catch (thrown) {
      // The next frame that shows the gap loads again, unless that is of no use.
      if (filled === gap && isCofferError(thrown) && thrown.data.retriable) filled = null;
    }
  }

  return {
    listed: () => listed,
    between: () => between,
    state: () => state,
    error: () => error,
    refresh() {
      if (notify !== null && !loading && clock.now() - answeredAt >= loadEveryMs) void load();
    },
    fill(gap) {
      if (notify === null || gap === filled) return;
      filled = gap;
      void loadBetween(gap);
    },
    watch(changed) {
      notify = changed;
      void load();
      return () => {
        notify = null;
        for (const id of running) http.cancel(id);
        running.clear();
        loading = false;
      };
    },
  };
}
