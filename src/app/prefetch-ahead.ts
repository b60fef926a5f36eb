import { applicationRoot } from "#shared/site/application-root.ts";
import { type Connection, mayFetchAhead } from "#src/lazy/may-fetch-ahead.ts";
import { fetchPage } from "./prefetch.ts";

const base = applicationRoot.replace(/\/$/, "");

/** Fetches a page's code when the pointer, a finger or the focus comes to a link that leads there, and no page before. */
export function prefetchOnApproach(page: Document): void {
  const approach = (event: Event): void => {
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
    const isPage = link.pathname === base || link.pathname.startsWith(applicationRoot);
    const { connection } = navigator as { readonly connection?: Connection };
    if (isPage && mayFetchAhead(connection)) void fetchPage(link.pathname.slice(base.length) || "/");
  };
  for (const kind of ["pointerover", "touchstart", "focusin"]) {
    page.addEventListener(kind, approach, { passive: true });
  }
}
