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
  const start = `${name}=`;
  const pair = cookies.split("; ").find((one) => one.startsWith(start));
  return pair === undefined ? null : decoded(pair.slice(start.length));
}

/** What `document.cookie` takes: for this site's own requests only, and over TLS only where the page came so. */
export function cookieText(
  name: string,
  value: string,
  maxAgeSeconds: number,
  path: string,
  secure: boolean,
): string {
  const kept = `${name}=${encodeURIComponent(value)}; Path=${path}; Max-Age=${maxAgeSeconds}; SameSite=Lax`;
  return secure ? `${kept}; Secure` : kept;
}

/**
 * The user's token as it is now: from its cookie, else from storage (R3.21, D10.8); "" when signed out. Once the prefixed cookie was seen on this origin
 * (src/session/host-cookie.ts) the plain one, which a sibling host can set, counts no more.
 */
export function currentToken(tokenName: string): string {
  const { cookie } = document;
  const hostName = hostCookieName(tokenName);
  const plain = storedValue(hostName) === null ? cookieValue(cookie, tokenName) : null;
  return cookieValue(cookie, hostName) ?? plain ?? storedValue(tokenName) ?? "";
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
