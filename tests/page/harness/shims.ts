import type { Window } from "happy-dom";

/** What the page asks of a browser and happy-dom does not have, or has without a layout to measure. */
export function addMissing(window: Window): void {
  const { HTMLElement, Element } = window;
  const later = (task: () => void): void => void window.setTimeout(task, 0);
  define(window, {
    requestIdleCallback: (task: (deadline: object) => void) =>
      window.setTimeout(() => task({ timeRemaining: () => 50 }), 0),
    cancelIdleCallback: (id: number) => window.clearTimeout(id as never),
    CSSTransition: class CSSTransition extends window.EventTarget {},
    IntersectionObserver: seenObserver(later),
    // The first sizes are those below, and nothing changes its size without a layout.
    ResizeObserver: class {
      #look: (() => void) | undefined;
      constructor(look: () => void) {
        this.#look = look;
      }
      observe(): void {
        later(() => this.#look?.());
      }
      unobserve(): void {}
      disconnect(): void {
        this.#look = undefined;
      }
    },
    scrollTo: () => undefined,
  });
  // As over plain HTTP; a test that needs them brings its own.
  define(window.navigator, { locks: undefined });
  define(window.document, {
    fonts: Object.assign(new window.EventTarget(), { ready: Promise.resolve(), load: async () => [] }),
  });
  define(Element.prototype, {
    getAnimations: () => [],
    scrollIntoView: () => undefined,
    setPointerCapture: () => undefined,
    hasPointerCapture: () => false,
    releasePointerCapture: () => undefined,
  });
  // As large as a screen, so that a list that paints what fits in it has rows.
  size(HTMLElement.prototype, {
    offsetWidth: () => window.innerWidth,
    offsetHeight: () => window.innerHeight,
  });
  define(HTMLElement.prototype, {
    showPopover(this: { dataset: Record<string, string> }) {
      this.dataset.popoverOpen = "";
    },
    hidePopover(this: { dataset: Record<string, string> }) {
      delete this.dataset.popoverOpen;
    },
  });
}

/** Everything is in view: without a layout nothing is anywhere else. */
function seenObserver(later: (task: () => void) => void): new (seen: (entries: object[]) => void) => object {
  return class {
    readonly #seen: (entries: object[]) => void;
    #left = false;
    constructor(seen: (entries: object[]) => void) {
      this.#seen = seen;
    }
    observe(target: object): void {
      later(() => {
        if (!this.#left) this.#seen([{ target, isIntersecting: true, intersectionRatio: 1 }]);
      });
    }
    unobserve(): void {}
    disconnect(): void {
      this.#left = true;
    }
    takeRecords(): object[] {
      return [];
    }
  };
}

function size(on: object, sizes: Readonly<Record<string, () => number>>): void {
  for (const [name, get] of Object.entries(sizes))
    Object.defineProperty(on, name, { get, configurable: true });
}

function define(on: object, members: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(members))
    Object.defineProperty(on, name, { value, configurable: true, writable: true });
}
