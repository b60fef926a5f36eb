import type { ReactNode } from "react";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { Button } from "#src/ui/button.tsx";
import type { Convert } from "./use-convert.ts";
import { useLogIn } from "./use-log-in.ts";

export interface MainButtonProps {
  readonly convert: Convert;
  /** It stands within the form, which hears its press as a submit. */
  readonly submits?: boolean;
}

/** Asks for a firm price; who is signed out is led to the login and comes back to the same pair and amount. */
export function MainButton({ convert, submits = false }: MainButtonProps): ReactNode {
  const { form, signedIn, pricing, view, submit } = convert;
  const { t } = useTranslation();
  const logIn = useLogIn(form);
  const loggedOut =
    signedIn === "anonymous" || (view.at === "closed" && view.refusal?.kind === "NotLoggedIn");
  if (loggedOut) {
    return (
      <Button variant="primary" size="lg" block onClick={logIn}>
        {t("convert.logIn")}
      </Button>
    );
  }
  return (
    <Button
      variant="primary"
      size="lg"
      block
      type={submits ? "submit" : "button"}
      busy={pricing}
      {...(submits ? {} : { onClick: submit })}
    >
      {t("convert.getPrice")}
    </Button>
  );
}
