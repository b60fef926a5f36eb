import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SubmitButton, type SubmitButtonProps } from "#src/entry/submit-button.tsx";
import { LogInButton } from "#src/money/outcome-links.tsx";
import { useSessionLoad, useSessionStatus } from "#src/session/session.ts";

/** Leads to the review; where nobody is known to be here, to what comes first. */
export function ReviewButton(props: Pick<SubmitButtonProps, "busy" | "disabled" | "onSubmit">): ReactNode {
  const { t } = useTranslation();
  const status = useSessionStatus();
  const { loading, retry } = useSessionLoad((load) => load);
  if (status === "anonymous") return <LogInButton />;
  // Who is here could not be read: a login would not help who is logged in.
  if (status === "unavailable") {
    return (
      <SubmitButton busy={loading} onSubmit={retry}>
        {t("ui.error.retry")}
      </SubmitButton>
    );
  }
  return <SubmitButton {...props}>{t("withdraw.review")}</SubmitButton>;
}
