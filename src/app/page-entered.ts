import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { restoreScroll } from "./scroll-memory.ts";

let isFirstPage = true;

/**
 * Stands beside a page within its Suspense, so that its effects run when the page is there: title, scroll position,
 * and the focus on the heading, so that a screen reader tells where one is. The first page leaves the focus alone.
 */
export function PageEntered({ titleKey }: { readonly titleKey: string }): null {
  const { t } = useTranslation();
  const title = t(titleKey);
  useEffect(() => {
    document.title = `${title} · Coffer`;
  }, [title]);
  useEffect(() => {
    restoreScroll();
    if (isFirstPage) isFirstPage = false;
    else focusHeading();
  }, []);
  return null;
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>("main h1");
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.style.outline = "none";
  heading.focus({ preventScroll: true });
}
