import type { OwnEvents } from "./channel.ts";

/** An event of {@link OwnEvents} with its data. */
export type Told = {
  readonly [N in keyof OwnEvents]: readonly [name: N, data: OwnEvents[N]];
}[keyof OwnEvents];

/**
 * Says something to the messaging app around the page; outside of one nobody listens. By an event: what joins the page to the app (src/app/mini-program.ts)
 * runs before the first paint and shares no code with what comes later.
 */
export function tellMessagingApp(page: Pick<EventTarget, "dispatchEvent">, ...told: Told): void {
  page.dispatchEvent(new CustomEvent("coffer:tell", { detail: told }));
}

declare global {
  interface WindowEventMap {
    "coffer:tell": CustomEvent<Told>;
  }
}
