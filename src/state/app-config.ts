import { type AppConfig, soundPart } from "#shared/site/app-config.ts";
import { parseUrl } from "#shared/site/parse-url.ts";

/** Reads the host's configuration from the page (D1.4); text that is not JSON counts as none. */
function readAppConfig(page: Document): AppConfig {
  try {
    const sound = soundPart((key) => console.warn(`app-config: ${key}`));
    const value: unknown = JSON.parse(page.getElementById("app-config")?.textContent ?? "{}", sound);
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}

export const appConfig: AppConfig = readAppConfig(document);

const support = appConfig.footerLinks?.support ?? "";

/** The host's support as an address, "" where it has none. */
export const supportHref = support === "" ? "" : (parseUrl(support, location.origin)?.href ?? "");
