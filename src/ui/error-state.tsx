import { CloudOff, RefreshCw } from "lucide";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "./button.tsx";
import { Empty } from "./empty.tsx";

export interface ErrorStateProps {
  readonly title?: ReactNode;
  /** What it means for the user. */
  readonly message: ReactNode;
  readonly onRetry?: (() => void) | undefined;
  readonly retrying?: boolean;
  /** Another way on, before trying again. */
  readonly action?: ReactNode;
  readonly fineprint?: ReactNode;
}

/** A part that did not load: what happened, what it means, and how to try again. */
export function ErrorState({
  title,
  message,
  onRetry,
  retrying = false,
  action,
  fineprint,
}: ErrorStateProps): ReactNode {
  const { t } = useTranslation();
  return (
    <div role="alert">
      <Empty
        icon={CloudOff}
        title={title ?? t("ui.error.title")}
        actions={
          (onRetry ?? action) && (
            <>
              {action}
              {onRetry && (
                <Button icon={RefreshCw} busy={retrying} onClick={onRetry}>
                  {t("ui.error.retry")}
                </Button>
              )}
            </>
          )
        }
        fineprint={fineprint}
      >
        {message}
      </Empty>
    </div>
  );
}
