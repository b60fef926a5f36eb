import type { AppConfig } from "#shared/site/app-config.ts";
import { environmentOf } from "#shared/site/environment.ts";

/** What a host makes of signatures, told in the diagnostics too. */
export type SigningState = "on" | "none (configured)" | "no keys";

/** Public keys of the host config as PEM, "" where it has none. */
export interface SigningKeys {
  readonly requestPublicKey: string;
  readonly responsePublicKey: string;
}

export interface SigningPolicy extends SigningKeys {
  readonly state: SigningState;
  /** Without its key a flagged call does not leave. */
  readonly closed: boolean;
}

/** Production without keys fails closed, unless its config says that there are none. */
export function signingPolicy(signing: AppConfig["signing"], hostname: string): SigningPolicy {
  const isNone = signing === "none";
  const { requestPublicKey = "", responsePublicKey = "" } = isNone ? {} : (signing ?? {});
  const hasBoth = requestPublicKey !== "" && responsePublicKey !== "";
  return {
    requestPublicKey,
    responsePublicKey,
    state: isNone ? "none (configured)" : hasBoth ? "on" : "no keys",
    closed: !isNone && environmentOf(hostname) === "production",
  };
}
