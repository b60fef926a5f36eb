import { CloudOff, RefreshCw } from "lucide";
import { Fragment, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "./button.tsx";
import { Empty } from "./empty.tsx";
import { hiddenText } from "./text.ts";

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

/** A part that did not load: what happened, what it means, and how to try again. A retry that fails is said as the first failure was. */
export function ErrorState({
  title,
  message,
  onRetry,
  retrying = false,
  action,
  fineprint,
}: ErrorStateProps): ReactNode {
  const { t } = useTranslation();
  const place = useFocusHandedOn();
  const [isOn, setOn] = useState(retrying);
  const [asked, setAsked] = useState(false);
  const [failures, setFailures] = useState(1);
  if (isOn !== retrying) {
    setOn(retrying);
    // What is requested again without a press is not announced.
    if (asked && !retrying) {
      setAsked(false);
      setFailures(failures + 1);
    }
  }
  return (
    <>
      <div role="alert" ref={place}>
        <Empty
          icon={CloudOff}
          title={title ?? t("ui.error.title")}
          actions={
            (onRetry ?? action) && (
              <>
                {action}
                {onRetry && (
                  <Button
                    icon={RefreshCw}
                    busy={retrying}
                    onClick={() => {
                      setAsked(true);
                      onRetry();
                    }}
                  >
                    {t("ui.error.retry")}
                  </Button>
                )}
              </>
            )
          }
          fineprint={fineprint}
        >
          <Fragment key={failures}>{message}</Fragment>
        </Empty>
      </div>
      <span className={hiddenText} role="status">
        {asked && retrying && t("ui.loading")}
      </span>
    </>
  );
}

/** What was tried again with the focus in it, and worked, hands the focus on to what it stood in. */
function useFocusHandedOn(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      element.parentElement?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    };
  }, []);
  return place;
}
