import { RefreshCw } from "lucide";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#src/ui/button.tsx";
import { DeliberateAct } from "./deliberate-act.tsx";
import { hintClass, LogInButton, OutcomeLinks, SeeHistory } from "./outcome-links.tsx";
import { ownPress } from "./own-press.ts";
import { type QuoteFlowView, quoteUsed } from "./quote-flow-view.ts";

export interface QuoteFlowFooterProps {
  readonly view: QuoteFlowView<unknown, unknown>;
  readonly session: { confirm(receives?: string): Promise<void>; renew(): Promise<void> };
  /** What comes in all, as it is shown, where the price does not say. */
  readonly receives?: string;
  /** The act in words, and what is said below it before and after it. */
  readonly act: string;
  readonly hint?: string;
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
  readonly caution?: Caution;
}

/** What speaks against a price; `pending` until it is known whether one press will do, null where it will. */
export type Caution = "pending" | null | Objection;

interface Objection {
  /** Of the price and of what is said of it: another one begins anew. */
  readonly id: string;
  readonly reason: ReactNode;
  /** The act once the person has been stopped. */
  readonly confirm: string;
}

/** The one act that is right now at a quote: confirm, a new price, or the way on. None while nobody knows. */
export function QuoteFlowFooter(props: QuoteFlowFooterProps): ReactNode {
  const { view, session, act, history } = props;
  const { t } = useTranslation();
  /** Who was stopped by it has two buttons until they press one: a price that is fine again puts no other one below their finger. */
  const [stoppedBy, setStoppedBy] = useState<Objection | null>(null);
  const now = props.caution ?? null;
  const isOther = now !== null && now !== "pending" && now.id !== stoppedBy?.id;
  if ((view.at !== "held" || isOther) && stoppedBy !== null) setStoppedBy(null);
  const caution = now === null || now === "pending" ? (stoppedBy ?? now) : now;
  const confirm = (): void => void session.confirm(props.receives);
  switch (view.at) {
    case "held":
      return (
        <>
          {caution === null || caution === "pending" ? (
            // Another button than the one that asked for this price: a key that is still down presses neither.
            <Button
              key="confirm"
              variant="primary"
              size="lg"
              block
              busy={caution === "pending"}
              onClick={ownPress(confirm)}
            >
              {act}
            </Button>
          ) : (
            <DeliberateAct
              key={caution.id}
              reason={caution.reason}
              act={act}
              confirm={caution.confirm}
              onAct={confirm}
              onStop={(isStopped) => setStoppedBy(isStopped ? caution : null)}
            />
          )}
          {props.hint !== undefined && <p className={hintClass}>{props.hint}</p>}
        </>
      );
    case "sending":
    case "settling":
      return (
        <>
          <Button key="confirm" variant="primary" size="lg" block busy>
            {act}
          </Button>
          <p className={hintClass}>{props.sentHint ?? t("money.confirm.sentHint")}</p>
        </>
      );
    case "checking":
      return <SeeHistory href={history} />;
    case "expired":
    case "absent":
    case "refused": {
      const refused = view.at === "refused";
      const fault = view.refusal ?? (refused ? view.error : null);
      if (fault?.kind === "NotLoggedIn") return <LogInButton onLogIn={props.onLogIn} />;
      // A used price did move something, once: then nothing is said about nothing.
      const silent = refused && view.error.code === quoteUsed;
      return (
        <>
          <Button
            variant="primary"
            size="lg"
            block
            icon={RefreshCw}
            busy={view.quoting}
            onClick={() => void session.renew()}
          >
            {props.renew ?? t("money.confirm.newPrice")}
          </Button>
          {!silent && <p className={hintClass}>{props.nothing}</p>}
          {refused && <SeeHistory href={history} />}
        </>
      );
    }
    case "settled":
    case "unsettled":
      return <OutcomeLinks href={history} recordId={props.recordId ?? ""} onClose={props.onClose} />;
    case "unknown":
    case "closed":
    case "quoting":
      break;
  }
  return null;
}
