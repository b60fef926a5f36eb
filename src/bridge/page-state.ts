import type { PageState } from "#shared/rpc/api.ts";

export function currentPageState(): PageState {
  return { visible: document.visibilityState !== "hidden", online: navigator.onLine };
}

/** Tells of every change of visibility and network for the page's life, and of its freezing. */
export function watchPageState(onChange: (state: PageState) => void): void {
  const tell = (): void => onChange(currentPageState());
  document.addEventListener("visibilitychange", tell);
  window.addEventListener("online", tell);
  window.addEventListener("offline", tell);
  // Frozen or kept for going back: an open socket would hold it up, or fill while nobody reads.
  const suspend = (): void => onChange({ ...currentPageState(), visible: false, suspended: true });
  document.addEventListener("freeze", suspend);
  window.addEventListener("pagehide", suspend);
  // A page that comes back has missed its events.
  document.addEventListener("resume", tell);
  window.addEventListener("pageshow", tell);
}
