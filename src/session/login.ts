import { resolveEndpoints } from "#shared/site/app-config.ts";
import { isLoginExempt, loginUrl } from "#shared/site/login-exempt.ts";
import { appConfig } from "../state/app-config.ts";

/** The login page's address that leads back to where the person is (spec section 2). */
export function loginHref(): string {
  return loginUrl(resolveEndpoints(appConfig, location.origin).loginUrl, location.href);
}

/** To the login page, unless this page shows itself to everybody (spec section 8, code 10007). */
export function goToLogin(pathname: string = location.pathname): void {
  if (!isLoginExempt(pathname)) location.assign(loginHref());
}

/** Where a logout ends (spec section 2). */
export function leaveAfterLogout(): void {
  location.assign(resolveEndpoints(appConfig, location.origin).loginUrl);
}
