import { setImmediate as afterOthers } from "node:timers/promises";
import { Window } from "happy-dom";
import { memoryStore } from "../../cache/memory-store.ts";
import { startPage } from "./code.ts";
import { type ByRole, fits, type Wanted } from "./find.ts";
import { enterWindow } from "./globals.ts";
import { press } from "./hand.ts";
import { Locator } from "./locator.ts";
import { Network, type Reported, type Route } from "./network.ts";
import { running, workerClass } from "./node-worker.ts";
import { quicken } from "./quick-time.ts";
import { takeRejections } from "./rejections.ts";
import { addMissing } from "./shims.ts";
import { until } from "./until.ts";

export interface Media {
  readonly colorScheme?: "light" | "dark";
  readonly reducedMotion?: "reduce" | "no-preference";
}

interface Cookie {
  readonly name: string;
  readonly value: string;
}

interface Download {
  readonly name: string;
  readonly text: string;
}

const root = new Locator(
  (within) => (within === document ? [document.documentElement] : []),
  "page",
  () => [document.documentElement],
);
/** Node's own: other pages of a test speak through it. */
const NodeBroadcastChannel = BroadcastChannel;
const applicationRoot = "/user/assets/";
let leaveWindow: () => void = () => undefined;
let endRoots: () => void = () => undefined;

/**
 * The real page code in a window of happy-dom, its worker's code behind a MessageChannel, a real sandbox behind that.
 * It answers to the words of the browser tests; layout, painting and the browser's own keys are not in it.
 */
export class NodePage {
  readonly origin: string;
  readonly network = new Network();
  /** console.error and errors nobody caught. */
  readonly errors: string[] = [];
  readonly reports: string[] = [];
  readonly downloads: Download[] = [];
  readonly #cookies = new Map<string, string>();
  readonly #stored = { local: new Map<string, string>(), session: new Map<string, string>() };
  readonly #initScripts: (() => void)[] = [];
  readonly #store = memoryStore();
  readonly #channels = new Set<BroadcastChannel>();
  readonly #intentStore = memoryStore();
  #config: object = {};
  #viewport = { width: 1440, height: 960 };
  #media: Media = {};
  #away = "";
  #timesAsFast = 1;
  #window: Window | undefined;

  constructor(origin: string) {
    this.origin = origin;
  }

  /** The host of this page configures the app like this, besides what it has to. */
  configure(config: object): void {
    this.#config = { ...this.#config, ...config };
  }

  /** Loads the app at this address anew, as a browser does. */
  async goto(address: string): Promise<void> {
    const url = new URL(address, this.origin);
    await this.#leave();
    if (url.origin !== new URL(this.origin).origin && !url.hostname.endsWith("localhost")) {
      this.#away = url.href;
      return;
    }
    const config = { ...(await this.#servedConfig()), ...this.#config };
    const window = new Window({
      url: url.href,
      width: this.#viewport.width,
      height: this.#viewport.height,
      settings: {
        disableJavaScriptFileLoading: true,
        disableCSSFileLoading: true,
        handleDisabledFileLoadingAsSuccess: true,
        navigation: { disableMainFrameNavigation: true, disableChildFrameNavigation: true },
        device: {
          prefersColorScheme: this.#media.colorScheme ?? "light",
          prefersReducedMotion: this.#media.reducedMotion ?? "reduce",
        },
      },
    });
    this.#window = window;
    this.#away = "";
    quicken(1);
    leaveWindow();
    leaveWindow = enterWindow(window);
    quicken(this.#timesAsFast);
    addMissing(window);
    this.#fill(window, config);
    this.#watch(window);
    const own = new Set(Object.getOwnPropertyNames(globalThis));
    for (const run of this.#initScripts) run();
    const added = Object.getOwnPropertyNames(globalThis).filter((name) => !own.has(name));
    const leave = leaveWindow;
    leaveWindow = () => {
      for (const name of added) Reflect.deleteProperty(globalThis, name);
      leave();
    };
    ({ endRoots } = await startPage());
    await until(() => {
      if (this.#away === "" && document.querySelector("#root > *") === null)
        throw new Error("Nothing was painted");
    });
  }

  /** What the sandbox, as the page's host, tells the app. */
  async #servedConfig(): Promise<object> {
    return (await (await fetch(`${this.origin}/sandbox/app-config`)).json()) as object;
  }

  #fill(window: Window, config: object): void {
    const { document } = window;
    document.documentElement.lang = "en";
    document.documentElement.dir = "ltr";
    const json = JSON.stringify(config).replaceAll("<", "\\u003c");
    document.head.innerHTML = `<meta name="theme-color" content="#ffffff"><title>Coffer</title><script type="application/json" id="app-config">${json}</script>`;
    document.body.innerHTML = '<div id="root"></div>';
    for (const [name, value] of this.#cookies) document.cookie = `${name}=${value}; Path=/`;
    for (const [key, value] of this.#stored.local) window.localStorage.setItem(key, value);
    for (const [key, value] of this.#stored.session) window.sessionStorage.setItem(key, value);
  }

  #watch(window: Window): void {
    const { network, reports } = this;
    Object.defineProperty(globalThis, "Worker", {
      configurable: true,
      value: workerClass({ network, store: this.#store, intentStore: this.#intentStore, reports }),
    });
    const channels = this.#channels;
    Object.defineProperty(globalThis, "BroadcastChannel", {
      configurable: true,
      value: class extends NodeBroadcastChannel {
        constructor(name: string) {
          super(name);
          channels.add(this as unknown as BroadcastChannel);
        }

        /** A page that was left tells nobody anything. */
        override postMessage(message: unknown): void {
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
          if (channels.has(this as unknown as BroadcastChannel)) super.postMessage(message);
        }
      },
    });
    const go = (address: string | URL): void => void this.#navigate(String(address));
    const { location } = window;
    Object.defineProperty(location, "assign", { configurable: true, value: go });
    Object.defineProperty(location, "replace", { configurable: true, value: go });
    Object.defineProperty(location, "reload", { configurable: true, value: () => void this.reload() });
    takeRejections(window, (reason) => {
      // What fails because its page was left is nobody's fault.
      if (this.#window === window) this.errors.push(`uncaught: ${String(reason)}`);
    });
    window.addEventListener("error", (event) => this.errors.push((event as unknown as ErrorEvent).message));
    // A link that saves is pressed by the page itself, outside of the document.
    const save = (link: HTMLAnchorElement): Promise<void> => this.#save(link);
    const { prototype } = window.HTMLAnchorElement;
    // oxlint-disable-next-line typescript/unbound-method -- called with its element below
    const { click } = prototype;
    prototype.click = function pressed(): void {
      if (this.hasAttribute("download")) void save(this as unknown as HTMLAnchorElement);
      else click.call(this);
    };
    // A link that nobody in the page takes leads to another document.
    window.addEventListener("click", (event) => {
      const link = (event.target as unknown as Element | null)?.closest?.("a[href]");
      if (event.defaultPrevented || link === null || link === undefined) return;
      const href = (link as HTMLAnchorElement).href;
      if (link.hasAttribute("download") || href.includes("#") || link.getAttribute("target") === "_blank")
        return;
      go(href);
    });
  }

  async #save(link: HTMLAnchorElement): Promise<void> {
    // As a browser does: a link of the exchange goes with the session.
    const session = link.href.startsWith("blob:") ? {} : { headers: { cookie: document.cookie } };
    const blob = await fetch(link.href, session);
    // The byte order mark is part of the file; `text()` would take it.
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await blob.arrayBuffer());
    this.downloads.push({ name: link.download, text });
  }

  async #navigate(address: string): Promise<void> {
    const url = new URL(address, location.href);
    if (url.origin === location.origin && url.pathname.startsWith(applicationRoot)) {
      await this.goto(url.href);
      return;
    }
    await this.#leave();
    this.#away = url.href;
  }

  /** Ends the page as a browser does: its worker dies, its timers stop, its storage stays. */
  async #leave(): Promise<void> {
    const window = this.#window;
    if (window === undefined) return;
    this.#window = undefined;
    this.#keep(window);
    window.dispatchEvent(new window.Event("pagehide"));
    for (const worker of running) worker.terminate();
    for (const channel of this.#channels) channel.close();
    this.#channels.clear();
    // Cancels timers at once; what it answers is waited for by nobody.
    void window.happyDOM.abort();
    // What React has begun ends here: a page that lives on would write its address into the next one's.
    await afterOthers();
    endRoots();
    await afterOthers();
  }

  #keep(window: Window): void {
    this.#cookies.clear();
    for (const part of window.document.cookie.split("; ").filter(Boolean)) {
      const at = part.indexOf("=");
      this.#cookies.set(part.slice(0, at), part.slice(at + 1));
    }
    for (const [storage, stored] of [
      [window.localStorage, this.#stored.local],
      [window.sessionStorage, this.#stored.session],
    ] as const) {
      stored.clear();
      for (let index = 0; index < storage.length; index += 1) {
        const key = storage.key(index) ?? "";
        stored.set(key, storage.getItem(key) ?? "");
      }
    }
  }

  /** After the test. The window's names stay until the next page takes its place: React may still be at work in it. */
  async close(): Promise<void> {
    await this.#leave();
    quicken(1);
  }

  /** Time runs so many times as fast from now on, for this page and those it leads to. */
  quicken(times: number): void {
    this.#timesAsFast = times;
    quicken(times);
  }

  reload = (): Promise<void> => this.goto(this.url());
  url = (): string => (this.#away === "" ? location.href : this.#away);
  title = async (): Promise<string> => document.title;

  async goBack(): Promise<void> {
    history.back();
  }
  async goForward(): Promise<void> {
    history.forward();
  }
  async waitForURL(wanted: Wanted): Promise<void> {
    await until(() => {
      if (!fits(this.url(), wanted)) throw new Error(`The address is ${this.url()}`);
    });
  }

  async setViewportSize(size: { readonly width: number; readonly height: number }): Promise<void> {
    this.#viewport = size;
    this.#window?.happyDOM.setViewport(size);
    this.#window?.dispatchEvent(new this.#window.Event("resize"));
  }
  async emulateMedia(media: Media): Promise<void> {
    this.#media = { ...this.#media, ...media };
  }
  async addCookies(cookies: readonly Cookie[]): Promise<void> {
    for (const { name, value } of cookies) {
      this.#cookies.set(name, value);
      if (this.#window !== undefined) this.#window.document.cookie = `${name}=${value}; Path=/`;
    }
  }
  /** Waits for the login page, and comes back from it with this session to where it was told to lead. */
  async logIn(token: string): Promise<void> {
    await this.waitForURL(/\/login\?/);
    const back = new URL(this.url()).searchParams.get("redirect_url") ?? "";
    await this.addCookies([{ name: "test-token", value: token }]);
    await this.goto(back);
  }
  async clearCookies(): Promise<void> {
    for (const name of this.#cookies.keys())
      if (this.#window !== undefined)
        this.#window.document.cookie = `${name}=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT`;
    this.#cookies.clear();
  }
  /** The network goes or comes back, and the browser says so. */
  async setOffline(offline: boolean): Promise<void> {
    this.network.setOffline(offline);
    Object.defineProperty(navigator, "onLine", { configurable: true, get: () => !offline });
    window.dispatchEvent(new Event(offline ? "offline" : "online"));
  }
  /** Another tab comes to the front, or this one again. */
  async setVisible(visible: boolean): Promise<void> {
    Object.defineProperty(document, "visibilityState", {
      configurable: true,
      get: () => (visible ? "visible" : "hidden"),
    });
    document.dispatchEvent(new Event("visibilitychange"));
  }
  /** The worker dies as by a fault in it. */
  async crashWorker(): Promise<void> {
    for (const worker of running) worker.crash("crashed by a test");
  }

  async addInitScript<A>(script: (given: A) => void, given?: A): Promise<void> {
    this.#initScripts.push(() => script(given as A));
  }
  async evaluate<R, A = undefined>(run: (given: A) => R, given?: A): Promise<Awaited<R>> {
    return await run(given as A);
  }
  async route(wanted: Wanted, handler: (route: Route) => Promise<Response> | Response): Promise<void> {
    this.network.route(wanted, handler);
  }
  waitForResponse(wanted: Wanted | ((reported: Reported) => boolean)): Promise<Reported> {
    return this.network.waitForResponse(wanted);
  }
  /** The next file that is saved. */
  async waitForDownload(): Promise<Download> {
    const had = this.downloads.length;
    return until(() => {
      const file = this.downloads[had];
      if (file === undefined) throw new Error("Nothing was saved");
      return file;
    });
  }

  readonly keyboard = {
    press: async (key: string): Promise<void> => press(key),
    type: async (text: string): Promise<void> => {
      for (const key of text) press(key);
    },
  };

  getByRole = (role: string, options?: ByRole): Locator => root.getByRole(role, options);
  getByText = (text: Wanted, options?: { readonly exact?: boolean }): Locator =>
    root.getByText(text, options);
  getByLabel = (text: Wanted, options?: { readonly exact?: boolean }): Locator =>
    root.getByLabel(text, options);
  locator = (css: string): Locator => new Locator((within) => [...within.querySelectorAll(css)], css);
}
