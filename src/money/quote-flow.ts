import { type ErrorData, errorData, toErrorData } from "#shared/rpc/errors.ts";
import { outcomeAbsent } from "#src/bridge/look-up-outcome.ts";
import { saysNoRecord } from "./no-record.ts";
import type { QuoteFlowPorts, QuoteTerms } from "./quote-flow-ports.ts";
import { isLocked, type QuoteFlowView, refusalKind } from "./quote-flow-view.ts";
import { recordInTime } from "./record-in-time.ts";

/** Has a text of its own; no ret_code says it. */
const executionFailed = errorData({
  kind: "BusinessError",
  code: "EXECUTION_FAILED",
  message: "The answer to the execution said that it failed",
});

/**
 * Money moved at a quote (`Q`), from the intent (`I`) to the outcome (`R`). Executes each price at most once: one `requestId` an intent, never sent
 * again after an unknown outcome, which is looked up instead.
 */
export class QuoteFlow<I, Q, R> {
  readonly #world: QuoteFlowPorts<I, Q, R>;
  readonly #terms: QuoteTerms<Q, R>;
  readonly #listeners = new Set<() => void>();
  #view: QuoteFlowView<Q, R> = { at: "closed", refusal: null };
  #intent: I | null = null;
  #executeId = "";
  /** Answers that belong to an earlier turn are dropped. */
  #turn = 0;

  constructor(world: QuoteFlowPorts<I, Q, R>, terms: QuoteTerms<Q, R>) {
    this.#world = world;
    this.#terms = terms;
  }

  get view(): QuoteFlowView<Q, R> {
    return this.#view;
  }

  /** What the price on screen is of; null before the first. */
  get intent(): I | null {
    return this.#intent;
  }

  /** Under which the price on screen is confirmed, "" before the first. */
  get executeId(): string {
    return this.#executeId;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Requests a quote, unless an equal intent is not known to have ended: that one is shown. A refusal leaves the session closed, with its reason. */
  async request(intent: I): Promise<void> {
    if (isLocked(this.#view) || this.#view.at === "quoting") return;
    const open = this.#world.openIntent(intent);
    if (open !== "") return this.showIntent(open);
    this.#intent = intent;
    this.#show({ at: "quoting" });
    await this.#price("none", (refusal) => ({ at: "closed", refusal }));
  }

  /** A new price for the same intent, from a dialog whose price can no longer be confirmed. */
  async renew(): Promise<void> {
    const view = this.#view;
    if (view.at !== "expired" && view.at !== "refused" && view.at !== "absent") return;
    if (view.quoting) return;
    this.#show({ ...view, quoting: true, refusal: null });
    const renews = view.at === "expired" ? view.quote : null;
    await this.#price("none", (refusal) => ({ ...view, quoting: false, refusal }), { renews });
  }

  /** To be called as server time passes. */
  tick(): void {
    const view = this.#view;
    if (view.at === "held" && this.#isOver(view.quote)) this.#expire(view.quote, null);
  }

  /** Shows what becomes of an intent that this session did not send, or sent before. */
  showIntent(requestId: string): void {
    if (isLocked(this.#view)) return;
    this.#turn += 1;
    this.#world.attend(requestId);
    this.#show({ at: "unknown", quote: null, requestId });
  }

  /** Sends the money, once. A price that is over is not sent. `receives`: what comes in all, where the price does not say. */
  async confirm(receives = ""): Promise<void> {
    this.tick();
    const view = this.#view;
    const intent = this.#intent;
    if (view.at !== "held" || intent === null) return;
    const { quote } = view;
    const id = this.#executeId;
    this.#turn += 1;
    const turn = this.#turn;
    this.#show({ at: "sending", quote });
    const unread = this.#world.unread();
    if (unread !== null) await unread;
    // An equal one may have been sent before this page was loaded, or while this price was held, in another tab.
    const open = this.#world.openIntent(intent);
    if (open !== "") {
      // Whoever left meanwhile is told by a notification.
      if (turn !== this.#turn) return;
      this.#show(view);
      return this.showIntent(open);
    }
    if (unread !== null && this.#isOver(quote)) {
      if (turn === this.#turn) this.#expire(quote, null);
      return;
    }
    let ended = await this.#world.execute(quote, intent, id, receives);
    if (ended.state === "unknown" && turn === this.#turn) {
      this.#show({ at: "unknown", quote, requestId: ended.requestId });
      ended = await this.#world.outcome();
    }
    if (turn !== this.#turn) return;
    if (ended.state === "done" || ended.state === "failed")
      await this.#settle(quote, intent, turn, ended.state === "failed");
    else if (ended.state === "refused") {
      // Said by the view that follows.
      this.#world.reported();
      await this.#refuse(quote, ended.error);
    }
  }

  /** The answer to the execution was lost; it is being looked up. */
  lost(): void {
    if (this.#view.at === "sending") this.#show({ at: "checking", quote: this.#view.quote });
  }

  /** Ends the session unless money may be on its way. Answers whether it is closed. */
  close(): boolean {
    if (isLocked(this.#view)) return false;
    this.abandon();
    return true;
  }

  /** Somebody is logged in again: nothing leads to the login any more. */
  loggedIn(): void {
    const view = this.#view;
    if ("refusal" in view && view.refusal?.kind === "NotLoggedIn") this.#show({ ...view, refusal: null });
  }

  /** The view is gone, whatever is under way: that is reported by a notification. */
  abandon(): void {
    this.#turn += 1;
    this.#world.leave();
    if (this.#view.at !== "closed") this.#show({ at: "closed", refusal: null });
  }

  /** `renews`: the price that ran out, if this one takes its place. `replaces`: the one that the market left behind. */
  async #price(
    notice: "none" | "moved",
    onRefusal: (refusal: ErrorData) => QuoteFlowView<Q, R>,
    { renews = null, replaces }: { readonly renews?: Q | null; readonly replaces?: Q } = {},
  ): Promise<void> {
    const intent = this.#intent;
    if (intent === null) return;
    this.#turn += 1;
    const turn = this.#turn;
    try {
      const quote = await (renews !== null && this.#world.requote !== undefined
        ? this.#world.requote(renews, intent)
        : this.#world.quote(intent, this.#world.newId()));
      if (turn !== this.#turn) return;
      this.#intent = this.#world.narrowed?.(intent, quote) ?? intent;
      this.#executeId = this.#world.newId();
      this.#show({ at: "held", quote, notice, ...(replaces !== undefined && { before: replaces }) });
      this.tick();
    } catch (thrown) {
      if (turn === this.#turn) this.#show(onRefusal(toErrorData(thrown)));
    }
  }

  async #refuse(quote: Q, error: ErrorData): Promise<void> {
    if (error.code === outcomeAbsent) {
      this.#show({ at: "absent", quote, quoting: false, refusal: null });
      return;
    }
    switch (refusalKind(error)) {
      case "expired":
        this.#expire(quote, null);
        return;
      case "moved":
        this.#show({ at: "expired", quote, quoting: true, refusal: null });
        await this.#price("moved", (refusal) => ({ at: "expired", quote, quoting: false, refusal }), {
          replaces: quote,
        });
        return;
      case "unsent":
        if (this.#isOver(quote)) this.#expire(quote, error);
        else this.#show({ at: "held", quote, notice: "unsent" });
        return;
      case "refused":
        this.#show({ at: "refused", quote, error, quoting: false, refusal: null });
    }
  }

  /** `denied`: the answer itself said that it came to nothing, which holds where the exchange has no record of it. */
  async #settle(quote: Q, intent: I, turn: number, denied: boolean): Promise<void> {
    this.#show({ at: "settling", quote });
    let isNothing = false;
    const record = await recordInTime({
      world: this.#world,
      look: () =>
        this.#world.query(quote, intent).catch((thrown: unknown) => {
          isNothing ||= denied && saysNoRecord(thrown);
          throw thrown;
        }),
      isFinal: (told) => this.#terms.isFinal(told, quote),
      isCurrent: () => turn === this.#turn && !isNothing,
    });
    if (turn !== this.#turn) return;
    if (isNothing)
      this.#show({ at: "refused", quote, error: executionFailed, quoting: false, refusal: null });
    else this.#show(record === null ? { at: "unsettled", quote } : { at: "settled", quote, record });
    this.#world.reported();
  }

  #expire(quote: Q, refusal: ErrorData | null): void {
    this.#show({ at: "expired", quote, quoting: false, refusal });
  }

  #isOver(quote: Q): boolean {
    return this.#world.serverNow() >= this.#terms.expiresAt(quote);
  }

  #show(view: QuoteFlowView<Q, R>): void {
    this.#view = view;
    for (const listener of this.#listeners) listener();
  }
}
