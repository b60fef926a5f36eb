import type { ReactNode } from "react";
import { pageClock } from "#src/bridge/clock.ts";
import { NotificationBoard } from "./notification-board.ts";
import type { ToastKind, ToastOptions } from "./toast-item.ts";

const board = new NotificationBoard((ms, task) => pageClock.after(ms, task));

/** `durationMs` null: it stays until dismissed. */
export type NotificationOptions = Pick<ToastOptions, "durationMs" | "action" | "id">;

function notifier(kind: ToastKind) {
  return (title: ReactNode, message: ReactNode, options: NotificationOptions = {}): string => {
    void show();
    return board.add(kind, title, { ...options, detail: message });
  };
}

/** News with a title that need not be read at once, at the view's lower end. Each answers the notification's id. */
export const notify = {
  success: notifier("success"),
  fail: notifier("fail"),
  info: notifier("info"),
  warn: notifier("warn"),
  dismiss: (id?: string): void => board.dismiss(id),
} as const;

let shown: Promise<void> | undefined;

/** Puts the painter onto the page, once. What could not be fetched is tried again with the next notification. */
function show(): Promise<void> {
  shown ??= fetchStage().then(
    ({ mountNotifications }) => mountNotifications(board),
    (error: unknown) => {
      shown = undefined;
      console.error("Notifications could not be shown", error);
    },
  );
  return shown;
}

const fetchStage = () => import("./notification-stage.tsx");

/** For idle time: news of a new version comes when this version's files are gone. */
export async function prefetchNotifications(): Promise<void> {
  await fetchStage().catch(() => undefined);
}
