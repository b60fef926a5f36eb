import type { ReactNode } from "react";
import { SubmitButton } from "#src/entry/submit-button.tsx";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { useLogIn } from "../form/use-log-in.ts";
import { writePriceLink } from "./limit-form.ts";
import type { Limit } from "./use-limit.ts";

export interface LimitButtonProps {
  readonly limit: Limit;
  readonly onAsk: () => void;
  readonly submits?: boolean;
}

/** Asks for the review; who is signed out is led to the login and comes back to the same order. */
export function LimitButton({ limit, onAsk, submits = false }: LimitButtonProps): ReactNode {
  const { convert, priceText, form, waiting } = limit;
  const { t } = useTranslation();
  const logIn = useLogIn(convert.form, (search) => writePriceLink(search, priceText, form.per));
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
