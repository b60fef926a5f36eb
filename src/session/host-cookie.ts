import { environmentOf, hostCookieName, tokenName } from "#shared/site/environment.ts";
import { cookieValue } from "../bridge/page-host.ts";
import { device } from "../state/storages.ts";

/** Keeps on this origin that the prefixed cookie was seen: from then on the plain one counts no more (`currentToken`). */
export function keepHostCookieSeen(): void {
  const name = hostCookieName(tokenName(environmentOf(location.hostname)));
  if (cookieValue(document.cookie, name) === null) return;
  try {
    device.setItem(name, "seen");
  } catch {
    // Blocked storage: the plain cookie goes on counting.
  }
}
