import type { Window } from "happy-dom";

let restore: () => void = () => undefined;

/** Rejections that nobody awaited are the page's to hear of, as in a browser; what it leaves alone is a fault. */
export function takeRejections(window: Window, onFault: (reason: unknown) => void): void {
  restore();
  const runners = process.listeners("unhandledRejection");
  process.removeAllListeners("unhandledRejection");
  const receive = (reason: unknown, promise: Promise<unknown>): void => {
    const event = new window.Event("unhandledrejection", { cancelable: true });
    Object.assign(event, { reason, promise });
    window.dispatchEvent(event);
    if (!event.defaultPrevented) onFault(reason);
  };
  process.on("unhandledRejection", receive);
  restore = () => {
    process.off("unhandledRejection", receive);
    for (const runner of runners) process.on("unhandledRejection", runner);
  };
}
