import type { PageHost } from "#shared/rpc/api.ts";
import { hostCookieName } from "#shared/site/environment.ts";
import { shownPerson } from "../state/shown-person.ts";

/** A value of the page's own storage; null when it is absent or the browser refuses. */
export function storedValue(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The value of one cookie in a `document.cookie` text, null when it has none of that name. */
export function cookieValue(cookies: string, name: string): string | null {
  for (const part of cookies.split(";")) {
    const at = part.indexOf("=");
    if (at > 0 && part.slice(0, at).trim() === name) return decoded(part.slice(at + 1).trim());
  }
  return null;
}

/** What `document.cookie` takes: for this site's own requests only, and over TLS only where the page came so. */
export function cookieText(
  name: string,
  value: string,
  maxAgeSeconds: number,
  path: string,
  secure: boolean,
): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, `Path=${path}`, `Max-Age=${maxAgeSeconds}`];
  return [...parts, "SameSite=Lax", ...(secure ? ["Secure"] : [])].join("; ");
}

/** The user's token as it is now: from its cookie, else from storage (R3.21, D10.8); "" when signed out. */
export function currentToken(tokenName: string): string {
  const { cookie } = document;
  const stored = cookieValue(cookie, hostCookieName(tokenName)) ?? cookieValue(cookie, tokenName);
  return stored ?? storedValue(tokenName) ?? "";
}

/** What only the page can read. */
export function pageHost(tokenName: string, outdated: PageHost["outdated"]): PageHost {
  return {
    outdated,
    // As the bundler announces those of the page.
    codeMissing: async () => void window.dispatchEvent(new Event("vite:preloadError")),
    token: async () => currentToken(tokenName),
    shown: async () => shownPerson(),
    cookie: async (name) => cookieValue(document.cookie, name),
    async setCookie(name, value, maxAgeSeconds, path) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
      document.cookie = cookieText(name, value, maxAgeSeconds, path, location.protocol === "https:");
    },
    language: async () => document.documentElement.lang,
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
