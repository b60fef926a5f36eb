import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#src/entry/submit-button.tsx";
import type { Convert } from "./use-convert.ts";
import { useLogIn } from "./use-log-in.ts";

export interface MainButtonProps {
  readonly convert: Convert;
  readonly submits?: boolean;
  /** What it asks for. */
  readonly label?: string;
}

/** Asks for a quote; who is signed out is led to the login and comes back to the same pair and amount. */
export function MainButton({ convert, submits = false, label }: MainButtonProps): ReactNode {
  const { form, signedIn, pricing, view, submit } = convert;
  const { t } = useTranslation();
  const logIn = useLogIn(form);
  const sessionLost = "refusal" in view && view.refusal?.kind === "NotLoggedIn";
  return (
    <SubmitButton
      submits={submits}
      busy={pricing}
      onSubmit={submit}
      onLogIn={signedIn === "anonymous" || sessionLost ? logIn : null}
    >
      {label ?? t("convert.getPrice")}
    </SubmitButton>
  );
}
