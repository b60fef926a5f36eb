import type { PageState } from "#shared/rpc/api.ts";

export function currentPageState(): PageState {
  return { visible: document.visibilityState !== "hidden", online: navigator.onLine };
}

/** Who is still here so long after a way out was taken has stayed: at a dialog, a download, a press on Stop. */
const stayedMs = 5_000;

/** Notifies of every change of visibility and network for the page's life, and of its freezing. */
export function watchPageState(onChange: (state: PageState) => void): void {
  const notify = (): void => onChange(currentPageState());
  document.addEventListener("visibilitychange", notify);
  window.addEventListener("online", notify);
  window.addEventListener("offline", notify);
  // Frozen or kept for going back: an open socket would hold it up, or fill while nobody reads.
  const suspend = (): void => onChange({ ...currentPageState(), visible: false, suspended: true });
  document.addEventListener("freeze", suspend);
  window.addEventListener("pagehide", suspend);
  // By then the browser has decided whether to keep the page, and a socket that is still open decides against it. A page that
  // stays after all hears of it by nothing else.
  navigation()?.addEventListener("navigate", (event) => {
    if (!leaves(event)) return;
    suspend();
    setTimeout(notify, stayedMs);
  });
  // A page that comes back has missed its events.
  document.addEventListener("resume", notify);
  window.addEventListener("pageshow", notify);
}

/** As much of the Navigation API as is needed; absent in older browsers. */
interface NavigateEvent extends Event {
  readonly destination?: { readonly sameDocument: boolean };
  readonly downloadRequest?: string | null;
}

function navigation(): EventTarget | undefined {
  return (window as { readonly navigation?: EventTarget }).navigation;
}

function leaves({ destination, downloadRequest = null }: NavigateEvent): boolean {
  return destination?.sameDocument === false && downloadRequest === null;
}
