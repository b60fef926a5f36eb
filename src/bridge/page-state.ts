import type { PageState } from "#shared/rpc/api.ts";

export function currentPageState(): PageState {
  return { visible: document.visibilityState !== "hidden", online: navigator.onLine };
}

/** Tells of every change of visibility and network for the page's life. */
export function watchPageState(onChange: (state: PageState) => void): void {
  const tell = (): void => onChange(currentPageState());
  document.addEventListener("visibilitychange", tell);
  window.addEventListener("online", tell);
  window.addEventListener("offline", tell);
  // A page that comes back out of the back-forward cache has missed its events.
  window.addEventListener("pageshow", tell);
}
