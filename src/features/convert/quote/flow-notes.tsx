import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ErrorData } from "#shared/rpc/errors.ts";
import type { PricedView } from "#src/money/quote-flow-view.ts";
import { Note } from "#src/ui/note.tsx";

export interface FlowNotesProps {
  readonly view: PricedView<unknown, unknown>;
  /** While the price is held, below what is said of it. */
  readonly held: ReactNode;
  /** Why it was refused, in words. */
  readonly renderRefusal: (error: ErrorData) => ReactNode;
  /** Takes the place of the refusal's words. */
  readonly refused?: ReactNode;
  readonly unsettled: string;
}

/** What has to be said above a price: that it is a new one, that nothing was sent, why it was refused. */
export function FlowNotes({ view, held, renderRefusal, refused, unsettled }: FlowNotesProps): ReactNode {
  const { t } = useTranslation();
  switch (view.at) {
    case "held":
      return (
        <>
          {view.notice !== "none" && (
            <Note tone="warn" announce>
              {t(view.notice === "moved" ? "convert.confirm.moved" : "convert.confirm.unsent")}
            </Note>
          )}
          {held}
        </>
      );
    case "expired":
    case "refused":
    case "absent":
      return (
        <>
          {view.at === "refused" && (refused ?? <Refusal>{renderRefusal(view.error)}</Refusal>)}
          {view.at === "absent" && (
            <Note tone="info" announce>
              {t("convert.confirm.absentText")}
            </Note>
          )}
          {/* A new price was asked for and refused. */}
          {view.refusal !== null && <Refusal>{renderRefusal(view.refusal)}</Refusal>}
        </>
      );
    case "unsettled":
      return (
        <Note tone="info" announce>
          {unsettled}
        </Note>
      );
    case "sending":
    case "checking":
    case "settling":
    case "settled":
      break;
  }
  return null;
}

function Refusal({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <Note tone="bad" announce>
      {children}
    </Note>
  );
}
