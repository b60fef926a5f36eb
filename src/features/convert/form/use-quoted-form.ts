import { useCallback, useEffect, useRef } from "react";
import type { ConvertCoin } from "#shared/contract/convert.ts";
import type { EstimateRow } from "#shared/contract/convert-estimate.ts";
import type { ConvertAccount } from "#shared/contract/fields.ts";
import { isZeroText } from "#shared/domain/decimal-text.ts";
import type { TopicStatus } from "#shared/rpc/snapshot.ts";
import type { CallState } from "#src/bridge/use-call.ts";
import { type SessionStatus, useSessionStatus } from "#src/session/session.ts";
import type { ConvertFlow, QuoteView } from "../quote/quote-session.ts";
import type { ConvertForm, FormEvent } from "./convert-form.ts";
import { enterField, fieldOf } from "./enter-field.ts";
import { intentOf, type PriceWhere } from "./price-intent.ts";
import { useCoins } from "./use-coins.ts";
import type { LiveEstimate } from "./use-live-row.ts";

export interface QuotedFormOptions<Row extends EstimateRow> {
  readonly form: ConvertForm;
  readonly change: (event: FormEvent) => void;
  /** What is asked for beside the amount. */
  readonly where: PriceWhere;
  /** The worker's estimate of what stands in the form. */
  readonly estimate: {
    readonly rows: ReadonlyMap<string, Row>;
    readonly current: boolean;
    readonly status: TopicStatus;
    readonly asOf: number;
    readonly live: LiveEstimate<Row>;
  };
  readonly flow: { readonly session: ConvertFlow | null; readonly view: QuoteView };
}

export interface QuotedForm<Row extends EstimateRow> {
  /** The wallet that pays and is paid; the address says which. */
  readonly account: ConvertAccount;
  readonly form: ConvertForm;
  readonly change: (event: FormEvent) => void;
  /** The worker's estimate, possibly on what stood there a moment ago; see `current`. Its figures are of the newest render: see `live`. */
  readonly row: Row | undefined;
  readonly live: LiveEstimate<Row>;
  /** The estimate is of exactly what stands in the form. */
  readonly current: boolean;
  readonly freshness: TopicStatus;
  /** Server time of the rate, ms; 0 without one. */
  readonly asOf: number;
  readonly signedIn: SessionStatus;
  readonly coins: CallState<"convert.coins">;
  readonly coinOf: (code: string) => ConvertCoin | undefined;
  /** A quote was asked for and is not there yet. */
  readonly pricing: boolean;
  readonly submit: () => void;
  /** Null until its code is there; a dialog stands on one. */
  readonly session: ConvertFlow | null;
  readonly view: QuoteView;
}

/** What every form with a quote knows and does, whatever it converts: its estimate, its coins, and a submit that waits for both. */
export function useQuotedForm<Row extends EstimateRow>(options: QuotedFormOptions<Row>): QuotedForm<Row> {
  const { form, change, where, estimate, flow } = options;
  const { session, view } = flow;
  const row = estimate.rows.get("estimate");
  const current = row !== undefined && estimate.current;
  const wanted = usePriceRequest(form, where, current ? row : undefined, session);
  const { coins, coinOf } = useCoins(where.accountType);
  useEffect(() => {
    const isOwn = form.waiting && session?.intent?.accountType === where.accountType;
    // A price on its way is of what stood there.
    if (view.at === "quoting" && !isOwn) session?.close();
  });
  return {
    account: where.accountType,
    form,
    change,
    row,
    current,
    freshness: estimate.status,
    asOf: estimate.asOf,
    live: estimate.live,
    signedIn: useSessionStatus(),
    coins,
    coinOf,
    pricing: (wanted && coins.error === null) || view.at === "quoting",
    submit: useCallback(() => {
      change({ type: "submitted" });
      if (isZeroText(form.text)) enterField(fieldOf(form.side));
    }, [change, form.text, form.side]),
    session,
    view,
  };
}

/** Of the estimate's topic, whatever is converted. */
export function estimateParams({ fromCoin, toCoin, side, text }: ConvertForm, accountType: ConvertAccount) {
  return { accountType, fromCoin, toCoin, side, amountText: text };
}

/**
 * Asking for a price waits for the estimate of the very text that stands there, then asks, or leaves it to the form to
 * say what is wrong. Answers whether it is still waiting.
 */
function usePriceRequest(
  form: ConvertForm,
  where: PriceWhere,
  row: EstimateRow | undefined,
  session: ConvertFlow | null,
): boolean {
  const served = useRef(0);
  const settled = session !== null && row !== undefined && (form.text === "" || isEstimate(row));
  useEffect(() => {
    if (!form.waiting || !settled || form.submissions === served.current) return;
    served.current = form.submissions;
    if (row.quotable) void session.request(intentOf(form, where, row));
    // Another amount helps, but where the coin is closed.
    else if (row.issue !== null && row.issue.code !== "coin-closed") enterField(fieldOf(form.side));
  }, [form, where, row, settled, session]);
  return form.waiting && !settled;
}

/** Coins and limits may still be on their way to the worker: an amount without an issue waits for them. */
function isEstimate(row: EstimateRow): boolean {
  return row.complete || row.limitsFailed || row.issue !== null;
}
