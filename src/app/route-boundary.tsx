import { Component, type ErrorInfo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { onlineNow } from "../state/online.ts";
import { Button } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { flow } from "../ui/flow.ts";
import { Page } from "../ui/layout/page.tsx";
import { pageIsThere } from "./page-entered.ts";

interface BoundaryProps {
  /** A new place is a new attempt. */
  readonly place: string;
  readonly children: ReactNode;
}

interface BoundaryState {
  /** Where the children stand that `fault` reports. */
  readonly place: string;
  readonly fault: { readonly error: unknown } | null;
}

/** Keeps a page's fault within the page: header and navigation go on, and the person can try again. */
export class RouteBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { place: this.props.place, fault: null };

  static getDerivedStateFromProps({ place }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return state.place === place ? null : { place, fault: null };
  }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { fault: { error } };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    pageIsThere();
    console.error("A page failed", error, info.componentStack);
  }

  override render(): ReactNode {
    const { fault } = this.state;
    if (fault === null) return this.props.children;
    const retry = (): void => {
      const reload = (): void => {
        if (this.state.fault === fault) location.reload();
      };
      // Code that did not arrive stays missing until the page is loaded anew: React keeps the failed import.
      if (!isMissingCode(fault.error)) this.setState({ fault: null });
      else if (onlineNow()) reload();
      // Without a network that would give the app away for the browser's own page. The banner says so meanwhile.
      else window.addEventListener("online", reload, { once: true });
    };
    return <FailedPage onRetry={retry} />;
  }
}

/** Of parts that are there in any case: the code of others may be what is missing. */
function FailedPage({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const { t } = useTranslation();
  return (
    <Page title={t("app.pageFailed")}>
      <Card pad="md">
        <div role="alert" className={flow.between}>
          <p>{t("app.pageFailedText")}</p>
          <Button onClick={onRetry}>{t("ui.error.retry")}</Button>
        </div>
      </Card>
    </Page>
  );
}

/** The words of the three engines for an import that failed. */
function isMissingCode(error: unknown): boolean {
  const messages = /dynamically imported module|Importing a module script failed|error loading dynamically/i;
  return error instanceof Error && messages.test(error.message);
}
