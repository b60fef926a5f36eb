import { RefreshCw } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { Button } from "#src/ui/button.tsx";
import { type QuoteFlowView, quoteUsed } from "./quote-flow-view.ts";
import { fine, LogInAct, SeeHistory, WayOn } from "./way-on.tsx";

export interface QuoteFlowFooterProps {
  readonly view: QuoteFlowView<unknown, unknown>;
  readonly session: { confirm(): Promise<void>; renew(): Promise<void> };
  /** The act in words, and what is said below it before and after it. */
  readonly act: string;
  readonly hint: string;
  readonly sentHint?: string;
  /** A new price for the same intent, and what is said of the one that is over. */
  readonly renew?: string;
  readonly nothing: string;
  /** Where the outcome can be seen. */
  readonly history: string;
  /** Of the record that came of it, once there is one. */
  readonly recordId?: string;
  readonly onClose: () => void;
  /** Leads to the login and back to the very form; to this page where it is absent. */
  readonly onLogIn?: () => void;
  /** Takes the place of the plain confirm button. */
  readonly confirm?: ReactNode;
  /** It is still to be known whether it may be confirmed by one press. */
  readonly checking?: boolean;
}

/** The one act that is right now at a quote: confirm, a new price, or the way on. None while nobody knows. */
export function QuoteFlowFooter(props: QuoteFlowFooterProps): ReactNode {
  const { view, session, act, history } = props;
  const { t } = useTranslation();
  switch (view.at) {
    case "held":
      return (
        <>
          {props.confirm ?? (
            <Button
              variant="primary"
              size="lg"
              block
              busy={props.checking === true}
              onClick={() => void session.confirm()}
            >
              {act}
            </Button>
          )}
          <p className={fine}>{props.hint}</p>
        </>
      );
    case "sending":
    case "settling":
      return (
        <>
          <Button variant="primary" size="lg" block busy>
            {act}
          </Button>
          <p className={fine}>{props.sentHint ?? t("convert.confirm.sentHint")}</p>
        </>
      );
    case "seeking":
      return <SeeHistory href={history} />;
    case "expired":
    case "absent":
    case "refused": {
      const refused = view.at === "refused";
      if (refused && view.error.kind === "NotLoggedIn") return <LogInAct onLogIn={props.onLogIn} />;
      // A used price did move something, once: then nothing is said about nothing.
      const silent = refused && view.error.code === quoteUsed;
      return (
        <>
          <Button
            variant="primary"
            size="lg"
            block
            icon={RefreshCw}
            busy={view.asking}
            onClick={() => void session.renew()}
          >
            {props.renew ?? t("convert.confirm.newPrice")}
          </Button>
          {!silent && <p className={fine}>{props.nothing}</p>}
          {refused && <SeeHistory href={history} />}
        </>
      );
    }
    case "settled":
    case "unsettled":
      return <WayOn href={history} recordId={props.recordId ?? ""} onClose={props.onClose} />;
    case "unknown":
    case "closed":
    case "asking":
      break;
  }
  return null;
}
