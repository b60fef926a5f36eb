import { tellMessagingApp } from "#src/mini-program/tell.ts";

/** What the guard needs of the window. */
export interface GuardedPage extends Pick<EventTarget, "dispatchEvent"> {
  addEventListener(type: "beforeunload", listener: (event: Event) => void): void;
  removeEventListener(type: "beforeunload", listener: (event: Event) => void): void;
}

/** Has the browser, and the messaging app around it, ask before the page is left, for as long as somebody holds it. */
export class LeaveGuard {
  readonly #page: GuardedPage;
  readonly #holders = new Set<string>();
  #isOff = false;
  #isAsking = false;

  constructor(page: GuardedPage) {
    this.#page = page;
  }

  hold(holder: string): void {
    this.#holders.add(holder);
    this.#show();
  }

  release(holder: string): void {
    this.#holders.delete(holder);
    this.#show();
  }

  /** The person has chosen to go: to the login, or out. */
  letGo(): void {
    this.#isOff = true;
    this.#show();
  }

  /** A listener costs the page the browser's cache for going back, so there is none without need. */
  #show(): void {
    const asks = this.#holders.size > 0 && !this.#isOff;
    if (asks === this.#isAsking) return;
    this.#isAsking = asks;
    if (asks) this.#page.addEventListener("beforeunload", warn);
    else this.#page.removeEventListener("beforeunload", warn);
    // The app destroys the page's view: nothing of the browser's own asks then.
    tellMessagingApp(this.#page, "web_app_setup_closing_behavior", { need_confirmation: asks });
  }
}

function warn(event: Event): void {
  event.preventDefault();
  // Chrome before 119 requires a value only.
  Reflect.set(event, "returnValue", "money is under way");
}

/** The page's own. */
export const leaveGuard = new LeaveGuard(globalThis);
