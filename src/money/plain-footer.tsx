import { Fragment, type ReactNode } from "react";
import type { CallOutput, MoneyCallName } from "#shared/contract/index.ts";
import {
  hintClass,
  LogInButton,
  OutcomeLinks,
  type OutcomeLinksProps,
  SeeHistory,
} from "./outcome-links.tsx";
import type { PlainState } from "./plain-intent.ts";

export interface PlainFooterProps<N extends MoneyCallName> {
  readonly state: PlainState<N>;
  /** The act, until it is answered. */
  readonly children: ReactNode;
  /** The way on from a refusal, and what is said below it of the money. */
  readonly repair: ReactNode;
  readonly nothing: string;
  /** Where the outcome can be seen, and what came of it once it is done. */
  readonly history: string;
  readonly endOf: (done: CallOutput<N>) => Omit<OutcomeLinksProps, "onClose">;
  readonly onClose: () => void;
  /** Leads to the login and back to the very form; to this page where it is absent. */
  readonly onLogIn?: () => void;
}

/** The one act that is right now at a call without a quote: do it, repair it, or the way on. None while nobody knows. */
export function PlainFooter<N extends MoneyCallName>(props: PlainFooterProps<N>): ReactNode {
  const { state, children, repair, nothing, history, endOf, onClose, onLogIn } = props;
  switch (state.status) {
    case "idle":
    case "running":
      return children;
    case "looking-up":
      return <SeeHistory href={history} />;
    case "refused":
      if (state.error.kind === "NotLoggedIn") return <LogInButton onLogIn={onLogIn} />;
      return (
        // Another button than the one that sent it: a key that is still down presses neither.
        <Fragment key="refused">
          {repair}
          <p className={hintClass}>{nothing}</p>
        </Fragment>
      );
    case "done":
      return <OutcomeLinks {...endOf(state.data)} onClose={onClose} />;
    case "unknown":
      break;
  }
  return null;
}
