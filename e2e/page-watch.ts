import type { BrowserContext } from "@playwright/test";

/** What a page did that it never should. */
export interface PageWatch {
  /** Sockets and requests opened by the page's own thread. */
  readonly network: string[];
  readonly cspViolations: string[];
  /** console.error, of page and workers, and exceptions nobody caught. */
  readonly errors: string[];
}

type Sighting = "network" | "cspViolations";

/** Runs in the page before anything else of it; not in workers. */
function instrument(): void {
  const sighted: (kind: Sighting, detail: string) => void = Reflect.get(window, "sighted");
  for (const name of ["WebSocket", "EventSource"] as const) {
    const watched = new Proxy(window[name], {
      construct(target, args: unknown[]): object {
        sighted("network", `${name} ${String(args[0])}`);
        return Reflect.construct(target, args);
      },
    });
    Reflect.set(window, name, watched);
  }
  const watchCall = (owner: object, name: string, urlOf: (args: unknown[]) => string): void => {
    const watched = new Proxy(Reflect.get(owner, name), {
      apply(target, self, args: unknown[]): unknown {
        sighted("network", `${name} ${urlOf(args)}`);
        return Reflect.apply(target, self, args);
      },
    });
    Reflect.set(owner, name, watched);
  };
  watchCall(window, "fetch", ([input]) => (input instanceof Request ? input.url : String(input)));
  watchCall(XMLHttpRequest.prototype, "open", ([method, url]) => `${String(method)} ${String(url)}`);
  watchCall(Navigator.prototype, "sendBeacon", ([url]) => String(url));
  document.addEventListener("securitypolicyviolation", (event) => {
    sighted("cspViolations", `${event.violatedDirective}: ${event.blockedURI} ${event.sample}`);
  });
}

/** Watches every page of the context from its first script on. */
export async function watchPages(context: BrowserContext): Promise<PageWatch> {
  const watch: PageWatch = { network: [], cspViolations: [], errors: [] };
  await context.exposeBinding("sighted", (_source, kind: Sighting, detail: string) => {
    watch[kind].push(detail);
  });
  await context.addInitScript(instrument);
  context.on("console", (message) => {
    if (message.type() === "error") watch.errors.push(`${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (error) => {
    watch.errors.push(String(error.error()));
  });
  return watch;
}
