import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#src/ui/button.tsx";

export interface SubmitButtonProps {
  readonly children: ReactNode;
  readonly busy: boolean;
  readonly disabled?: boolean;
  readonly onSubmit: () => void;
  /** It stands within the form, which takes its press as a submit. */
  readonly submits?: boolean;
  /** Nobody is logged in, or is not any more: leads to the login and back to the form as it stands. */
  readonly onLogIn?: (() => void) | null;
}

/** The one button of a form; in place of it the login, where that comes first. */
export function SubmitButton({
  children,
  busy,
  disabled = false,
  onSubmit,
  submits = false,
  onLogIn = null,
}: SubmitButtonProps): ReactNode {
  const { t } = useTranslation();
  if (onLogIn !== null) {
    return (
      <Button variant="primary" size="lg" block onClick={onLogIn}>
        {t("entry.logIn")}
      </Button>
    );
  }
  return (
    <Button
      variant="primary"
      size="lg"
      block
      type={submits ? "submit" : "button"}
      busy={busy}
      disabled={disabled}
      {...(submits ? {} : { onClick: onSubmit })}
    >
      {children}
    </Button>
  );
}
