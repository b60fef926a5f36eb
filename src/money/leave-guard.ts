/** What the guard needs of the window. */
export interface GuardedPage {
  addEventListener(type: "beforeunload", listener: (event: Event) => void): void;
  removeEventListener(type: "beforeunload", listener: (event: Event) => void): void;
}

/** Has the browser ask before the page is left, for as long as somebody holds it. */
export class LeaveGuard {
  readonly #page: GuardedPage;
  readonly #holders = new Set<string>();
  #isOff = false;

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
    if (this.#holders.size > 0 && !this.#isOff) this.#page.addEventListener("beforeunload", warn);
    else this.#page.removeEventListener("beforeunload", warn);
  }
}

/** One function: added twice it counts once. */
function warn(event: Event): void {
  event.preventDefault();
  // Chrome before 119 requires a value only.
  Reflect.set(event, "returnValue", "money is under way");
}

/** The page's own. */
export const leaveGuard = new LeaveGuard(globalThis);
