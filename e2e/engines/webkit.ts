import * as v from "valibot";
import { type Driver, type Plain, portable, type Size } from "./driver.ts";
import { keyActions, pointerActions } from "./input.ts";
import { saidBy, startProgram } from "./programs.ts";
import { WebDriverLine } from "./webdriver-line.ts";

export interface WebKitPrograms {
  /** WebKitWebDriver. */
  readonly driver: string;
  /** MiniBrowser, the browser that comes with it. */
  readonly browser: string;
  readonly screen: string;
}

/** Without a desktop, a graphics card or, as root, a sandbox of its own. */
const surroundings = {
  GDK_BACKEND: "x11",
  LIBGL_ALWAYS_SOFTWARE: "1",
  NO_AT_BRIDGE: "1",
  TZ: "UTC",
  LANG: "en_US.UTF-8",
  ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" }),
};

const session = v.object({
  sessionId: v.string(),
  capabilities: v.object({ browserVersion: v.string() }),
});
const ran = v.string();

const patienceMs = 3_000;

/** WebKitGTK by WebDriver, on a screen that nobody sees. */
export async function openWebKit({ driver, browser, screen }: WebKitPrograms, size: Size): Promise<Driver> {
  const shown = startProgram(screen, ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"]);
  const closing = [() => shown.end()];
  try {
    const display = `:${await saidBy(shown, /(\d+)\s/)}`;
    const line = await WebDriverLine.start(driver, { ...surroundings, DISPLAY: display });
    closing.unshift(() => line.end());
    // A window without bars, as wide as asked: the bars of the browser need 447 px.
    const requested = { binary: browser, args: ["--automation", "--full-screen"] };
    const alwaysMatch = {
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": requested,
      pageLoadStrategy: "eager",
    };
    const { sessionId, capabilities } = await line.request("POST", "/session", session, {
      capabilities: { alwaysMatch },
    });
    closing.unshift(async () => {
      // A driver that has lost its browser never answers; ending it ends the browser too.
      const gone = line.request("DELETE", `/session/${sessionId}`, v.unknown()).catch(() => undefined);
      await Promise.race([gone, new Promise((go) => setTimeout(go, patienceMs))]);
    });
    const page = webkitPage(line, sessionId, capabilities.browserVersion, async () => {
      for (const close of closing) await close();
    });
    await page.resize(size);
    return page;
  } catch (error) {
    for (const close of closing) await close().catch(() => undefined);
    throw error;
  }
}

function webkitPage(line: WebDriverLine, id: string, version: string, close: () => Promise<void>): Driver {
  const post = <S extends v.GenericSchema>(path: string, body: object, schema: S) =>
    line.request("POST", `/session/${id}${path}`, schema, body);
  const act = (source: object) => post("/actions", { actions: [source] }, v.unknown());
  const execute = (script: string, ...args: readonly string[]) =>
    post("/execute/sync", { script, args }, ran);
  const run = async <A extends readonly Plain[], R>(
    code: (...args: A) => R,
    ...args: A
  ): Promise<Awaited<R>> => {
    const script = `return Promise.resolve(${portable(code)}(...JSON.parse(arguments[0]))).then((it) => JSON.stringify({ it }));`;
    const answer = await unlost(
      () => execute(script, JSON.stringify(args)),
      () => execute("return '';"),
    );
    return (JSON.parse(answer) as { it: Awaited<R> }).it;
  };
  const goto = async (url: string): Promise<void> => {
    // The answer to this too may never come; the page is there all the same, or what is waited for next is not.
    const there = post("/url", { url }, v.unknown());
    await Promise.race([there, new Promise((go) => setTimeout(go, 2 * patienceMs))]);
    there.catch(() => undefined);
  };
  return {
    engine: "WebKit",
    version,
    pid: line.pid,
    goto,
    run,
    resize: async ({ width, height }) => {
      await post("/window/rect", { width, height }, v.unknown());
      const got = await run(() => [innerWidth, innerHeight]);
      if (got[0] !== width) throw new Error(`The window is ${got.join(" x ")} px, not ${width} x ${height}`);
    },
    setCookie: async (name, value, url) => {
      // A cookie is set on a page of its host.
      await goto(new URL("/healthz", url).href);
      await post(
        "/cookie",
        { cookie: { name, value, path: "/", domain: new URL(url).hostname } },
        v.unknown(),
      );
    },
    press: async (x, y) => {
      await act(pointerActions(x, y));
    },
    keys: async (...keys) => {
      await act(keyActions(keys));
    },
    picture: async () => {
      const data = await line.request("GET", `/session/${id}/screenshot`, v.string());
      return Buffer.from(data, "base64");
    },
    close,
  };
}

/**
 * The driver loses a script's answer when the document goes from under it, and waits for ever. So once an answer is
 * late, and the page answers another script, the first is run again: what runs in the page has to bear that.
 */
async function unlost(request: () => Promise<string>, probe: () => Promise<string>): Promise<string> {
  const answer = request();
  const late = async (): Promise<null> => {
    await new Promise((go) => setTimeout(go, patienceMs));
    await probe();
    await new Promise((go) => setTimeout(go, patienceMs));
    return null;
  };
  const first = await Promise.race([answer, late()]);
  if (first !== null) return first;
  // It may still be refused, long after anybody listens.
  answer.catch(() => undefined);
  return unlost(request, probe);
}
