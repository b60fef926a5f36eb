import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#src/entry/submit-button.tsx";
import type { Limit } from "./use-limit.ts";
import { useLimitLogIn } from "./use-log-in.ts";

export interface LimitButtonProps {
  readonly limit: Limit;
  readonly onReview: () => void;
  readonly submits?: boolean;
}

/** Asks for the review; who is signed out is led to the login and comes back to the same order. */
export function LimitButton({ limit, onReview, submits = false }: LimitButtonProps): ReactNode {
  const { convert, waiting } = limit;
  const { t } = useTranslation();
  const logIn = useLimitLogIn(limit);
  return (
    <SubmitButton
      submits={submits}
      busy={waiting}
      onSubmit={onReview}
      onLogIn={convert.signedIn === "anonymous" ? logIn : null}
    >
      {t("convert.limit.review")}
    </SubmitButton>
  );
}
