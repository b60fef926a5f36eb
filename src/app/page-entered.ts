import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { holdIdle } from "../lazy/idle.ts";
import { restoreScroll } from "../state/scroll-memory.ts";
import { focusHeading } from "../ui/focus-heading.ts";

let isFirstPage = true;

/** A page that does not come at all: then the rest of the app is what there is. */
const longestMs = 20_000;

/** What fills the room around the first page comes behind it, or it would move. */
export const pageIsThere = holdIdle(longestMs);

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
    pageIsThere();
    restoreScroll();
    if (isFirstPage) isFirstPage = false;
    else focusHeading();
  }, []);
  return null;
}
