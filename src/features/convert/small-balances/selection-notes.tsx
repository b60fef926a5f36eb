import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { bidiIsolate } from "#src/i18n/bidi-isolate.ts";
import { useFormat } from "#src/i18n/format.ts";
import { Note } from "#src/ui/note.tsx";
import { cx } from "#src/ui/style.ts";
import { text } from "#src/ui/text.ts";
import { AnswerPlace } from "../form/answer-place.tsx";
import { useRefusalText } from "../form/use-refusal-text.ts";
import { Dropped } from "./batch-notes.tsx";
import type { Batch } from "./use-batch.ts";
import { useIneligibleCoins } from "./use-ineligible-coins.ts";

/** Why there is no quote: what the selection lacks, or what the exchange said. */
export function SelectionNotes({ batch }: { readonly batch: Batch }): ReactNode {
  const { view, asked } = batch;
  const refusal = useRefusalText();
  const texts = useIssueText(batch);
  const refused = view.at === "closed" && view.refusal?.kind !== "Cancelled" ? view.refusal : null;
  const error = asked || refused?.kind === "NotLoggedIn" ? refused : null;
  const ineligible = useIneligibleCoins(batch, error);
  if (error !== null) {
    return (
      <AnswerPlace refusal={error}>
        {ineligible.length > 0 ? (
          <Dropped coins={ineligible} left={batch.candidates?.taken.length ?? 0} />
        ) : (
          <Note tone={error.kind === "NotLoggedIn" ? "warn" : "bad"} announce>
            {refusal(error)}
          </Note>
        )}
      </AnswerPlace>
    );
  }
  if (texts === null) return null;
  if (texts.calm) return <p className={cx(text.small, text.ink2)}>{texts.text}</p>;
  return (
    <Note tone="warn" announce>
      {texts.text}
    </Note>
  );
}

function useIssueText({
  candidates,
  total,
}: Batch): { readonly text: string; readonly calm: boolean } | null {
  const { t } = useTranslation();
  const format = useFormat();
  if (candidates === undefined || candidates.count === 0 || total === undefined) return null;
  if (candidates.taken.length === 0) {
    const { anyAble } = candidates;
    return {
      text: t(anyAble ? "convert.smallBalances.issue.none" : "convert.smallBalances.issue.nobody"),
      calm: true,
    };
  }
  const { issue } = total;
  const limit = bidiIsolate(`${format.amount(issue?.figures.limit ?? "", 8)} USDT`);
  switch (issue?.code) {
    case "too-many":
      return { text: t("convert.smallBalances.issue.tooMany", { count: total.maxCoins }), calm: false };
    case "below-total":
      return { text: t("convert.smallBalances.issue.belowTotal", { limit }), calm: false };
    case "above-total":
      return { text: t("convert.smallBalances.issue.aboveTotal", { limit }), calm: false };
    case "none":
    case undefined:
      break;
  }
  return null;
}
