import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "wouter";
import { loginUrl } from "#shared/site/login-exempt.ts";
import { frozenPath } from "#src/records/frozen-path.ts";
import { appConfig, supportHref } from "#src/state/app-config.ts";
import { addressBookPath, overviewPath, transferPath, withdrawLimitsPath } from "../paths.ts";
import { adviceOf, type RefusalStep } from "./refusal-steps.ts";

const paths: Partial<Record<RefusalStep, string>> = {
  addressBook: addressBookPath,
  balances: overviewPath,
  frozen: frozenPath,
  limits: withdrawLimitsPath,
  transfer: transferPath,
};

/** Where what refused it can be fixed; nothing where that is the form itself, or only time. */
export function RefusalLink({
  error,
}: {
  readonly error: { readonly code: string; readonly cause?: string };
}): ReactNode {
  const { t } = useTranslation();
  const step = adviceOf(error)?.step ?? "";
  if (step === "") return null;
  const words = t(`withdraw.step.${step}`);
  const path = paths[step];
  if (path !== undefined) return <Link href={path}>{words}</Link>;
  const { identityUrl = "" } = appConfig;
  const outside = step === "identity" ? identityUrl : supportHref;
  if (outside === "") return null;
  return <a href={step === "identity" ? loginUrl(outside, location.href) : outside}>{words}</a>;
}
