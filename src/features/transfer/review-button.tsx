import type { ReactNode } from "react";
import { SubmitButton } from "#src/entry/submit-button.tsx";
import { useTranslation } from "#src/i18n/use-translation.ts";
import type { Transfer } from "./use-transfer.ts";

interface ReviewButtonProps {
  readonly transfer: Transfer;
  readonly onAsk: () => void;
}

/** Asks for the review. */
export function ReviewButton({ transfer, onAsk }: ReviewButtonProps): ReactNode {
  const { t } = useTranslation();
  return (
    <SubmitButton busy={transfer.pending} onSubmit={onAsk}>
      {t("transfer.review")}
    </SubmitButton>
  );
}
