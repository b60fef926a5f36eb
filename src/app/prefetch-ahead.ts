import { applicationRoot } from "#shared/site/application-root.ts";
import { prefetchToasts } from "../ui/toast.ts";
import { fetchPage } from "./prefetch.ts";
import { routes } from "./routes.tsx";

const base = applicationRoot.replace(/\/$/, "");

/** Fetches a page's code when the pointer or the focus comes to a link that leads there. */
export function prefetchOnApproach(page: Document): void {
  const approach = (event: Event): void => {
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
    if (link.pathname === base || link.pathname.startsWith(applicationRoot)) {
      fetchPage(link.pathname.slice(base.length) || "/");
    }
  };
  page.addEventListener("pointerover", approach, { passive: true });
  page.addEventListener("focusin", approach);
}

/** Fetches all pages' code; not for who saves data. To be called when nothing else is to be done. */
export function prefetchPages(): void {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  if (connection?.saveData === true) return;
  for (const { path } of routes) fetchPage(path);
  void prefetchToasts();
}
