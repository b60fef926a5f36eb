/** Whether the browser has a network, as an external store. */
export function watchOnline(watcher: () => void): () => void {
  window.addEventListener("online", watcher);
  window.addEventListener("offline", watcher);
  return () => {
    window.removeEventListener("online", watcher);
    window.removeEventListener("offline", watcher);
  };
}

export function onlineNow(): boolean {
  return navigator.onLine;
}
