import { supportModule } from "#shared/site/support-module.ts";
// The one import that crosses from the page to the worker: its address, not its code.
// oxlint-disable-next-line import/default -- the query makes the bundler export the URL by default
import workerUrl from "../../worker/main.ts?worker&url";
import { appConfig } from "../state/app-config.ts";

interface ScriptPolicy {
  createScriptURL(url: string): unknown;
}

/** Trusted Types as far as they are used here; no language library types them yet. */
interface TrustedTypesWindow {
  readonly trustedTypes?: {
    createPolicy(name: string, rules: { createScriptURL(url: string): string }): ScriptPolicy;
  };
}

/** Lets the worker pass, and the host's support chat if it has a hash, and no other script (D7.3). */
function onlyKnownScripts(url: string): string {
  if (url !== workerUrl && url !== checkedSupportUrl()) throw new TypeError("A script that nobody knows");
  return url;
}

function checkedSupportUrl(): string | null {
  const support = supportModule(appConfig, location.origin);
  return support === null || support.integrity === "" ? null : support.url;
}

const trustedTypes = (window as TrustedTypesWindow).trustedTypes;
const policy: ScriptPolicy = trustedTypes?.createPolicy("coffer-worker", {
  createScriptURL: onlyKnownScripts,
}) ?? { createScriptURL: onlyKnownScripts };

/** The address as the browser takes it for a script; throws for one that may not run. */
export function trustedScriptUrl(url: string): string {
  // A TrustedScriptURL where there are Trusted Types; the types of the platform say string only.
  return policy.createScriptURL(url) as string;
}

/** A new dedicated module worker; nothing has been sent to it yet. */
export function spawnWorker(): Worker {
  return new Worker(trustedScriptUrl(workerUrl), { type: "module", name: "coffer" });
}
