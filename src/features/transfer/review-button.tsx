import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#src/entry/submit-button.tsx";
import type { Transfer } from "./use-transfer.ts";

interface ReviewButtonProps {
  readonly transfer: Transfer;
  readonly onReview: () => void;
}

/** Asks for the review. */
export function ReviewButton({ transfer, onReview }: ReviewButtonProps): ReactNode {
  const { t } = useTranslation();
  return (
    <SubmitButton busy={transfer.pending} onSubmit={onReview}>
      {t("transfer.review")}
    </SubmitButton>
  );
}
