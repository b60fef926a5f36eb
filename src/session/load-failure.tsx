import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CofferError } from "#shared/rpc/errors.ts";
import { useErrorText } from "#src/i18n/error-text.ts";
import { buttonClass } from "../ui/button.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import { loginHref } from "./login.ts";
import { useSessionLoad, useSessionStatus } from "./session.ts";

export interface LoadFailureProps {
  readonly title?: ReactNode;
  readonly error: CofferError;
  readonly onRetry: () => void;
  readonly retrying: boolean;
}

/** A read that failed and leaves a page without figures: why, the login where that is what is missing, and a retry. */
export function LoadFailure({ title, error, onRetry, retrying }: LoadFailureProps): ReactNode {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const isUnknown = useSessionStatus() === "unavailable";
  const { loading, retry: retrySession } = useSessionLoad((load) => load);
  const retry = (): void => {
    onRetry();
    // What kept this from loading may have kept the page from knowing who is here.
    if (isUnknown) retrySession();
  };
  return (
    <ErrorState
      title={title}
      message={errorText(error)}
      onRetry={retry}
      retrying={retrying || (isUnknown && loading)}
      action={
        error.data.kind === "NotLoggedIn" && (
          <a href={loginHref()} className={buttonClass("primary")}>
            {t("ui.logIn")}
          </a>
        )
      }
    />
  );
}
