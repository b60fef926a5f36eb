import { setImmediate as afterOthers } from "node:timers/promises";
import type { Window } from "happy-dom";
import { memoryStore } from "../../cache/memory-store.ts";
import { BrowserStorage } from "./browser-storage.ts";
import { startPage } from "./code.ts";
import { fillDocument, servedConfig } from "./document.ts";
import { type ByRole, fits, type Wanted } from "./find.ts";
import { enterWindow } from "./globals.ts";
import { press } from "./hand.ts";
import { followLinks, textBehind } from "./links.ts";
import { Locator } from "./locator.ts";
import { messageChannelClass } from "./message-channel.ts";
import { Network, type Reported, type Route } from "./network.ts";
import { messagesBetween, running, workerClass } from "./node-worker.ts";
import { quicken } from "./quick-time.ts";
import { takeRejections } from "./rejections.ts";
import { addMissing } from "./shims.ts";
import { forgetSlowness, slowness } from "./slowness.ts";
import { tabChannelClass } from "./tab-channel.ts";
import { settled, until } from "./until.ts";
import { type Media, openWindow } from "./window.ts";

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
  readonly #storage = new BrowserStorage();
  readonly #initScripts: (() => void)[] = [];
  readonly #store = memoryStore();
  readonly #channels = new Set<BroadcastChannel>();
  readonly #messageChannels = new Set<MessageChannel>();
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
    const config = { ...(await servedConfig(this.origin)), ...this.#config };
    const window = openWindow(url.href, this.#viewport, this.#media);
    this.#window = window;
    this.#away = "";
    quicken(1);
    leaveWindow();
    leaveWindow = enterWindow(window);
    quicken(this.#timesAsFast);
    addMissing(window);
    fillDocument(window, config);
    this.#storage.fill(window);
    this.#watch(window);
    const own = new Set(Object.getOwnPropertyNames(globalThis));
    for (const run of this.#initScripts) run();
    const added = Object.getOwnPropertyNames(globalThis).filter((name) => !own.has(name));
    const leave = leaveWindow;
    leaveWindow = () => {
      for (const name of added) Reflect.deleteProperty(globalThis, name);
      leave();
      // happy-dom holds each window that nobody closed.
      void window.happyDOM.close();
    };
    ({ endRoots } = await startPage());
    await until(() => {
      if (this.#away === "" && document.querySelector("#root > :not(#shell)") === null)
        throw new Error("Nothing was painted");
    });
  }

  #watch(window: Window): void {
    const { network, reports } = this;
    Object.defineProperty(globalThis, "Worker", {
      configurable: true,
      value: workerClass({ network, store: this.#store, intentStore: this.#intentStore, reports }),
    });
    Object.defineProperty(globalThis, "MessageChannel", {
      configurable: true,
      value: messageChannelClass(this.#messageChannels),
    });
    Object.defineProperty(globalThis, "BroadcastChannel", {
      configurable: true,
      value: tabChannelClass(this.#channels),
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
    followLinks(window, { save: (link) => this.#save(link), go });
  }

  async #save(link: HTMLAnchorElement): Promise<void> {
    this.downloads.push({ name: link.download, text: await textBehind(link) });
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
    this.#storage.keep(window);
    window.dispatchEvent(new window.Event("pagehide"));
    for (const worker of running) worker.terminate();
    for (const channel of this.#channels) channel.close();
    this.#channels.clear();
    for (const { port1, port2 } of this.#messageChannels) for (const port of [port1, port2]) port.close();
    this.#messageChannels.clear();
    // Cancels timers at once; what it answers is waited for by nobody.
    void window.happyDOM.abort();
    // What React has begun ends here: a page that lives on would write its address into the next one's.
    await afterOthers();
    endRoots();
    await afterOthers();
  }

  /** After the test. The window's names stay until the next page takes its place: React may still be at work in it. */
  async close(): Promise<void> {
    await this.#leave();
    quicken(1);
    forgetSlowness();
  }

  /**
   * Time runs so many times as fast from now on, for this page and those it leads to; on a machine that is slower than usual by as
   * much less, so that what is waited for comes no sooner than what the page does meanwhile.
   */
  quicken(times: number): void {
    this.#timesAsFast = times === 1 ? 1 : Math.max(1, times / slowness());
    quicken(this.#timesAsFast);
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
      this.#storage.cookies.set(name, value);
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
    for (const name of this.#storage.cookies.keys())
      if (this.#window !== undefined)
        this.#window.document.cookie = `${name}=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT`;
    this.#storage.cookies.clear();
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
  /** They come back to this tab again and again: what was read a moment ago rests until it is of before. */
  async comesBackUntil(seen: () => boolean | Promise<boolean>): Promise<void> {
    await until(async () => {
      await this.setVisible(false);
      await this.setVisible(true);
      if (!(await seen())) throw new Error("What was waited for has not come");
    });
  }
  /** Every answer is there, and nothing that followed from it is on its way between worker and page. */
  async settled(): Promise<void> {
    await settled(() => (this.network.underWay > 0 ? null : messagesBetween()));
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
