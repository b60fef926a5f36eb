import type { AppConfig } from "#shared/site/app-config.ts";
import { supportModule } from "#shared/site/support-module.ts";
import { trustedScriptUrl } from "../bridge/spawn.ts";
import type { SupportWidget } from "./support-widget.ts";

/** Fetches and runs the host's support chat; with a hash only if it is the very file that the hash was made of. */
export async function importSupportModule(config: AppConfig): Promise<SupportWidget> {
  const support = supportModule(config, location.origin);
  if (support === null) throw new Error("The host has none");
  const { url, integrity } = support;
  // An import cannot carry a hash, a module script can. Both share one instance of the module, so that this import
  // fetches nothing. After a failure it would fetch anew and unchecked: then it is never reached.
  if (integrity !== "") await runChecked(url, integrity);
  return (await import(/* @vite-ignore */ url)) as SupportWidget;
}

function runChecked(url: string, integrity: string): Promise<void> {
  const script = document.createElement("script");
  script.type = "module";
  script.crossOrigin = "anonymous";
  script.integrity = integrity;
  script.src = trustedScriptUrl(url);
  return new Promise((resolve, reject) => {
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () =>
      reject(new Error("Its file is missing or not the one of the hash")),
    );
    document.head.append(script);
  });
}
