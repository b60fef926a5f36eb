import { withoutLaunchFacts } from "#shared/site/launch-facts.ts";

export const homePath = "/user/assets/exchange/index";

/**
 * Where to go after signing in: the wanted address if it is a path of this very host, else the convert page.
 * A full address of the own origin counts as its path.
 */
export function safeRedirect(wanted: string | undefined, origin: string): string {
  if (wanted === undefined || wanted === "") return homePath;
  // Browsers read "\" as "/" and drop tabs and line ends, so such an address may lead elsewhere than it looks.
  if (wanted.includes("\\") || /\p{Cc}/u.test(wanted)) return homePath;
  const own = wanted.startsWith(`${origin}/`) ? wanted.slice(origin.length) : wanted;
  if (!own.startsWith("/") || own.startsWith("//")) return homePath;
  const url = new URL(withoutLaunchFacts(own), origin);
  const path = url.pathname + url.search + url.hash;
  return url.origin === origin && !path.startsWith("//") ? path : homePath;
}
