// The one import that crosses from the page to the worker: its address, not its code.
// oxlint-disable-next-line import/default -- the query makes the bundler export the URL by default
import workerUrl from "../../worker/main.ts?worker&url";

interface ScriptPolicy {
  createScriptURL(url: string): unknown;
}

/** Trusted Types as far as they are used here; no language library types them yet. */
interface TrustedTypesWindow {
  readonly trustedTypes?: {
    createPolicy(name: string, rules: { createScriptURL(url: string): string }): ScriptPolicy;
  };
}

/** Lets this very URL pass and nothing else, so that no other script can become a worker (design section 7). */
function onlyWorkerUrl(url: string): string {
  if (url !== workerUrl) throw new TypeError("Only Coffer's own worker may be started");
  return url;
}

const trustedTypes = (window as TrustedTypesWindow).trustedTypes;
const policy: ScriptPolicy = trustedTypes?.createPolicy("coffer-worker", {
  createScriptURL: onlyWorkerUrl,
}) ?? { createScriptURL: onlyWorkerUrl };

/** A new dedicated module worker; it has not been spoken to yet. */
export function spawnWorker(): Worker {
  const trusted = policy.createScriptURL(workerUrl);
  // The constructor takes a TrustedScriptURL where there are Trusted Types; its type says string only.
  return new Worker(trusted as string, { type: "module", name: "coffer" });
}
