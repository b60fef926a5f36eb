import type { QuoteFlowView } from "./quote-flow-view.ts";

/** Its price can be confirmed no longer, and nothing came of it: its figures hold no more. */
export function isOver({ at }: Pick<QuoteFlowView<unknown, unknown>, "at">): boolean {
  return at === "expired" || at === "refused" || at === "absent";
}
