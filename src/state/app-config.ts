import type { AppConfig } from "#shared/site/app-config.ts";

/** Reads the host's configuration from the page (D1.4); text that is not JSON counts as none. */
function readAppConfig(page: Document): AppConfig {
  try {
    const value: unknown = JSON.parse(page.getElementById("app-config")?.textContent ?? "{}");
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}

export const appConfig: AppConfig = readAppConfig(document);
