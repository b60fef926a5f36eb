import type { AppConfig } from "./app-config.ts";
import { parseUrl } from "./parse-url.ts";

/** The support chat's module that may run, by the host's configuration. */
export interface SupportModule {
  /** Absolute. */
  readonly url: string;
  /** As in an `integrity` attribute; "" for a module of the own origin without one. */
  readonly integrity: string;
}

/** A hash that browsers know: one with a mistake in it they would ignore, and run whatever comes. */
const hash = /^sha(?:256-[A-Za-z0-9+/]{43}=|384-[A-Za-z0-9+/]{64}|512-[A-Za-z0-9+/]{86}==)$/;

/**
 * Null where the host has no support chat. Throws where it may not run: an address that is none, a hash that no browser
 * would check, or a module of another origin without a hash, which its owner could change at any time.
 */
export function supportModule(config: AppConfig, origin: string): SupportModule | null {
  const { supportWidgetUrl = "", supportWidgetIntegrity = "" } = config;
  if (supportWidgetUrl === "") return null;
  const url = parseUrl(supportWidgetUrl, origin);
  if (url === null || !/^https?:$/.test(url.protocol)) throw new Error("supportWidgetUrl is no web address");
  if (supportWidgetIntegrity === "") {
    if (url.origin === origin) return { url: url.href, integrity: "" };
    throw new Error("supportWidgetUrl of another origin needs supportWidgetIntegrity");
  }
  const hashes = supportWidgetIntegrity.trim().split(/\s+/);
  if (!hashes.every((one) => hash.test(one))) throw new Error("supportWidgetIntegrity is no hash");
  return { url: url.href, integrity: hashes.join(" ") };
}
