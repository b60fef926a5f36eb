import type { ReactNode } from "react";
import type { ErrorData } from "#shared/rpc/errors.ts";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { Note } from "#src/ui/note.tsx";
import { useRefusalText } from "../form/use-refusal-text.ts";
import type { OpenView } from "./quote-view.ts";

/** What has to be said above the price: that it is a new one, that nothing was sent, why it was refused. */
export function QuoteNotes({ view }: { readonly view: OpenView }): ReactNode {
  const { t } = useTranslation();
  const words = useRefusalText();
  switch (view.at) {
    case "held":
      if (view.notice === "none") return null;
      return (
        <Note tone="warn" announce>
          {t(view.notice === "moved" ? "convert.confirm.moved" : "convert.confirm.unsent")}
        </Note>
      );
    case "expired":
      return <Again refusal={view.refusal} />;
    case "refused":
      return (
        <>
          <Note tone="bad" announce>
            {words(view.error)}
          </Note>
          <Again refusal={view.refusal} />
        </>
      );
    case "absent":
      return (
        <>
          <Note tone="info" announce>
            {t("convert.confirm.absentText")}
          </Note>
          <Again refusal={view.refusal} />
        </>
      );
    case "unsettled":
      return (
        <Note tone="info" announce>
          {t("convert.result.unsettledText")}
        </Note>
      );
    case "sending":
    case "seeking":
    case "settling":
    case "settled":
      break;
  }
  return null;
}

/** A new price was asked for and refused. */
function Again({ refusal }: { readonly refusal: ErrorData | null }): ReactNode {
  const words = useRefusalText();
  if (refusal === null) return null;
  return (
    <Note tone="bad" announce>
      {words(refusal)}
    </Note>
  );
}
