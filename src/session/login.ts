import { resolveEndpoints } from "#shared/site/app-config.ts";
import { isLoginExempt, loginUrl } from "#shared/site/login-exempt.ts";
import { appConfig } from "../state/app-config.ts";

/** The login page's address that leads back to where the person is (R2.14). */
export function loginHref(): string {
  return loginUrl(resolveEndpoints(appConfig, location.origin).loginUrl, location.href);
}

/** To the login page, unless this page shows itself to everybody (R8.2, R8.3). */
export function goToLogin(pathname: string = location.pathname): void {
  if (!isLoginExempt(pathname)) location.assign(loginHref());
}

/** Where a logout ends (R2.15). */
export function leaveAfterLogout(): void {
  location.assign(resolveEndpoints(appConfig, location.origin).loginUrl);
}
