import type { Window } from "happy-dom";

/** Cookies and storage of a browser: they outlive its pages. */
export class BrowserStorage {
  readonly cookies = new Map<string, string>();
  readonly #stored = { local: new Map<string, string>(), session: new Map<string, string>() };

  /** A new page finds what was stored. */
  fill(window: Window): void {
    for (const [name, value] of this.cookies) window.document.cookie = `${name}=${value}; Path=/`;
    for (const [key, value] of this.#stored.local) window.localStorage.setItem(key, value);
    for (const [key, value] of this.#stored.session) window.sessionStorage.setItem(key, value);
  }

  /** Takes over what the page has stored, when it is left. */
  keep(window: Window): void {
    this.cookies.clear();
    for (const part of window.document.cookie.split("; ").filter(Boolean)) {
      const at = part.indexOf("=");
      this.cookies.set(part.slice(0, at), part.slice(at + 1));
    }
    for (const [storage, stored] of [
      [window.localStorage, this.#stored.local],
      [window.sessionStorage, this.#stored.session],
    ] as const) {
      stored.clear();
      for (let index = 0; index < storage.length; index += 1) {
        const key = storage.key(index) ?? "";
        stored.set(key, storage.getItem(key) ?? "");
      }
    }
  }
}
