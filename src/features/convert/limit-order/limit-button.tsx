import type { ReactNode } from "react";
import { SubmitButton } from "#src/entry/submit-button.tsx";
import { useTranslation } from "#src/i18n/use-translation.ts";
import type { Limit } from "./use-limit.ts";
import { useLimitLogIn } from "./use-log-in.ts";

export interface LimitButtonProps {
  readonly limit: Limit;
  readonly onAsk: () => void;
  readonly submits?: boolean;
}

/** Asks for the review; who is signed out is led to the login and comes back to the same order. */
export function LimitButton({ limit, onAsk, submits = false }: LimitButtonProps): ReactNode {
  const { convert, waiting } = limit;
  const { t } = useTranslation();
  const logIn = useLimitLogIn(limit);
  return (
    <SubmitButton
      submits={submits}
      busy={waiting}
      onSubmit={onAsk}
      onLogIn={convert.signedIn === "anonymous" ? logIn : null}
    >
      {t("convert.limit.review")}
    </SubmitButton>
  );
}
