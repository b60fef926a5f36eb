/** What tabs of one browser send each other. `id` is a user's id, decimal text. */
export type SessionNews = { readonly type: "started"; readonly id: string } | { readonly type: "ended" };

/** One object for the tab: it does not receive what it sends itself. Null in browsers without. */
const channel = typeof BroadcastChannel === "function" ? new BroadcastChannel("coffer-session") : null;

export function notifyTabs(news: SessionNews): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it is this origin's
  channel?.postMessage(news);
}

/** Other tabs of older or newer versions may say what this one does not know: that is left out. */
export function onSessionNews(listener: (news: SessionNews) => void): void {
  channel?.addEventListener("message", ({ data, origin }: MessageEvent<unknown>) => {
    const news = origin === location.origin ? readSessionNews(data) : null;
    if (news !== null) listener(news);
  });
}

/** Null for what is no news. */
function readSessionNews(data: unknown): SessionNews | null {
  if (typeof data !== "object" || data === null || !("type" in data)) return null;
  if (data.type === "ended") return { type: "ended" };
  if (data.type !== "started" || !("id" in data)) return null;
  const id = String(data.id);
  return /^\d{1,20}$/.test(id) ? { type: "started", id } : null;
}
