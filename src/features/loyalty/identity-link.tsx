import type { ReactNode } from "react";
import { loginUrl } from "#shared/site/login-exempt.ts";
import { appConfig } from "#src/state/app-config.ts";
import { buttonClass } from "#src/ui/button.tsx";

/** To where a person shows who they are, and back. Nothing where the host has no such place. */
export function IdentityLink({ children }: { readonly children: ReactNode }): ReactNode {
  const { identityUrl = "" } = appConfig;
  if (identityUrl === "") return null;
  return (
    <a className={buttonClass("tertiary", "sm")} href={loginUrl(identityUrl, location.href)}>
      {children}
    </a>
  );
}
