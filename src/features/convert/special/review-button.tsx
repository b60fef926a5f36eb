import type { ReactNode } from "react";
import { useTranslation } from "#src/i18n/use-translation.ts";
import { Button } from "#src/ui/button.tsx";
import type { Special } from "./use-special.ts";

export interface ReviewButtonProps {
  readonly special: Special;
  /** It stands within the form, which hears its press as a submit. */
  readonly submits?: boolean;
}

/** Asks for the summary. Nothing moves before that is confirmed. */
export function ReviewButton({ special, submits = false }: ReviewButtonProps): ReactNode {
  const { t } = useTranslation();
  return (
    <Button
      variant="primary"
      size="lg"
      block
      type={submits ? "submit" : "button"}
      busy={special.pricing}
      {...(submits ? {} : { onClick: special.submit })}
    >
      {t("convert.special.review")}
    </Button>
  );
}
