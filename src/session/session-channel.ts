import { openTabChannel } from "../bridge/tab-channel.ts";

/** What tabs of one browser send each other. `id` is a user's id, decimal text. */
export type SessionNews = { readonly type: "started"; readonly id: string } | { readonly type: "ended" };

const channel = openTabChannel("coffer-session");

export function notifyTabs(news: SessionNews): void {
  channel.send(news);
}

/** Other tabs of older or newer versions may say what this one does not know: that is left out. */
export function onSessionNews(listener: (news: SessionNews) => void): void {
  channel.receive((data) => {
    const news = readSessionNews(data);
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
