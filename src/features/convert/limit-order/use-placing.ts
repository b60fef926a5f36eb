import { useEffect, useState } from "react";
import { useEqualIntent } from "#src/money/use-equal-intent.ts";
import { type PlainAction, usePlainIntent } from "#src/money/use-plain-intent.ts";
import { createIntent, intentOf, type OrderIntent, orderKey } from "./order-intent.ts";
import { type Limit, newestLimit } from "./use-limit.ts";

export interface Placing {
  /** What is reviewed; null while nothing is. */
  readonly intent: OrderIntent | null;
  readonly action: PlainAction<"limitOrder.create">;
  /** What it is to bring: as it was reviewed, then as it was placed. */
  readonly receives: string;
  /** Of the order that was placed, "" before. */
  readonly placedId: string;
  /** How often a review was asked for of what cannot be placed. */
  readonly turnedDown: number;
  /** Sends the money, once. An order that never left keeps its id; one that the server has refused is another one. */
  readonly place: () => void;
  /** `failed`: it was taken, and nothing is locked, as far as anybody tells. What was typed for it can be looked over once more. */
  readonly close: (failed: boolean) => void;
}

/** One order from its review to its outcome. `placed` hears of each that was. */
export function usePlacing(limit: Limit, placed: (id: string, order: OrderIntent) => void): Placing {
  const action = usePlainIntent("limitOrder.create");
  const { state, intent: placing } = action;
  const [intent, setIntent] = useState<OrderIntent | null>(null);
  const [receives, setReceives] = useState("");
  const [turnedDown, setTurnedDown] = useState(0);
  /** What was sent last, and what the forms said then. */
  const [sent, setSent] = useState({ key: "", request: "", form: limit.convert.form, price: limit.form });
  const { answered, row, change } = limit;
  // Once: serving the request ends it.
  if (answered && row !== undefined) {
    change({ type: "served" });
    if (row.ready) {
      setIntent(intentOf(limit, row));
      setReceives(row.toAmount);
    } else setTurnedDown(turnedDown + 1);
  }
  useEffect(() => {
    if (intent !== null) placing.showOpen(orderKey(intent));
  }, [intent, placing]);
  const isRefused = state.status === "refused";
  const { change: changeForm } = limit.convert;
  useEffect(() => {
    if (isRefused) changeForm({ type: "marked", as: { sent: false } });
  }, [isRefused, changeForm]);
  // However late it is known: a form that still says the same must not stand there ready for a second one.
  useEqualIntent(sent.key, () => {
    if (limit.request !== sent.request) return;
    change({ type: "placed" });
    changeForm({ type: "converted" });
  });
  const placedId = state.status === "done" ? state.data.exchangeTxId : "";
  useEffect(() => {
    // Whether its answer came or was looked up.
    if (placedId !== "" && intent !== null) placed(placedId, intent);
  }, [placedId, intent, placed]);
  return {
    intent,
    action,
    receives,
    placedId,
    turnedDown,
    place() {
      if (intent === null) return;
      const toAmount = newestLimit(limit).row?.toAmount ?? "";
      setReceives(toAmount);
      setSent({
        key: orderKey(intent),
        request: limit.request,
        form: limit.convert.form,
        price: limit.form,
      });
      changeForm({ type: "marked", as: { sent: true } });
      // Another mode shows the same amount, and this one is gone by then.
      void placing.send(createIntent(intent, toAmount), () =>
        changeForm({ type: "converted", ifSent: true }),
      );
    },
    close(failed) {
      if (action.locked) return;
      if (failed) {
        changeForm({ type: "typed", side: sent.form.side, text: sent.form.text, pasted: true });
        const { text, per, pair, life } = sent.price;
        change({ type: "restored", kept: { price: text, per, pair, life } });
      }
      placing.reset();
      setIntent(null);
    },
  };
}
