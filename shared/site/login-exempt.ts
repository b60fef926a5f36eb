import { applicationRoot } from "./application-root.ts";
import { withoutLaunchFacts } from "./launch-facts.ts";

/** Pages for everybody, and the way to the login page and back (R2.6, R2.14, R6.4). */

const exemptPages = ["exchange/index", "otc/index", "otc/convert"];

/** Whether a page shows itself to people who are not logged in. `pathname` as in location.pathname. */
export function isLoginExempt(pathname: string): boolean {
  const path = pathname.replace(/\/+$/, "");
  return exemptPages.some((page) => path === `${applicationRoot}${page}`);
}

/** The login page's address that leads back to `currentHref`. `base` may be relative and have a query of its own. */
export function loginUrl(base: string, currentHref: string): string {
  const [address = "", fragment] = base.split("#", 2);
  const joint = address.includes("?") ? "&" : "?";
  const url = `${address}${joint}redirect_url=${encodeURIComponent(withoutLaunchFacts(currentHref))}`;
  return fragment === undefined ? url : `${url}#${fragment}`;
}
