import type { PageHost } from "#shared/rpc/api.ts";

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

/** What only the page can read. The token comes from its cookie, else from storage (design section 10). */
export function pageHost(tokenName: string): PageHost {
  return {
    token: async () => cookieValue(document.cookie, tokenName) ?? storedValue(tokenName) ?? "",
    storage: async (key) => storedValue(key),
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
