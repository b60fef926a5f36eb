import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { BidiLine } from "./bidi-line.ts";
import { type Driver, type Plain, portable, type Size } from "./driver.ts";
import { keyActions, pointerActions } from "./input.ts";
import { saidBy, startProgram } from "./programs.ts";

/** Nothing of the browser's own looks out for the world, and the page counts as looked at. */
const preferences: Readonly<Record<string, string | number | boolean>> = {
  "app.update.enabled": false,
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.page": 0,
  "datareporting.policy.dataSubmissionEnabled": false,
  "dom.min_background_timeout_value": 4,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "services.settings.server": "data:,#remote-settings-dummy/v1",
  "toolkit.telemetry.server": "",
};

const session = v.object({ capabilities: v.object({ browserVersion: v.string() }) });
const tree = v.object({ contexts: v.array(v.object({ context: v.string() })) });
const evaluated = v.variant("type", [
  v.object({ type: v.literal("success"), result: v.object({ value: v.optional(v.string()) }) }),
  v.object({ type: v.literal("exception"), exceptionDetails: v.object({ text: v.string() }) }),
]);
const picture = v.object({ data: v.string() });

/** Firefox by WebDriver BiDi, its own protocol: no driver program stands between. */
export async function openFirefox(file: string, size: Size): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), "coffer-firefox-"));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, "user.js"), lines.join("\n"));
  const args = [
    "--headless",
    "--remote-debugging-port=0",
    "--no-remote",
    "--profile",
    profile,
    "about:blank",
  ];
  // A German or Arabic machine must not change what the journeys read.
  const program = startProgram(file, args, {
    HOME: profile,
    TZ: "UTC",
    LANG: "en_US.UTF-8",
    MOZ_CRASHREPORTER_DISABLE: "1",
  });
  const closing = async (): Promise<void> => {
    await program.end();
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  try {
    const line = await BidiLine.open(`${await saidBy(program, /BiDi listening on (ws:\/\/\S+)/)}/session`);
    const { capabilities } = await line.request("session.new", { capabilities: {} }, session);
    const [first] = (await line.request("browsingContext.getTree", {}, tree)).contexts;
    if (first === undefined) throw new Error("Firefox has no window");
    const driver = firefoxPage(
      line,
      first.context,
      capabilities.browserVersion,
      program.child.pid ?? 0,
      closing,
    );
    await driver.resize(size);
    return driver;
  } catch (error) {
    await closing();
    throw error;
  }
}

function firefoxPage(
  line: BidiLine,
  context: string,
  version: string,
  pid: number,
  closing: () => Promise<void>,
): Driver {
  const act = (source: object) =>
    line.request("input.performActions", { context, actions: [source] }, v.unknown());
  return {
    engine: "Firefox",
    version,
    pid,
    goto: async (url) => {
      await line.request("browsingContext.navigate", { context, url, wait: "interactive" }, v.unknown());
    },
    resize: async ({ width, height }) => {
      await line.request(
        "browsingContext.setViewport",
        { context, viewport: { width, height } },
        v.unknown(),
      );
    },
    setCookie: async (name, value, url) => {
      const cookie = { name, value: { type: "string", value }, domain: new URL(url).hostname, path: "/" };
      await line.request("storage.setCookie", { cookie }, v.unknown());
    },
    run: async <A extends readonly Plain[], R>(code: (...args: A) => R, ...args: A): Promise<Awaited<R>> => {
      const expression = `Promise.resolve(${portable(code)}(...${JSON.stringify(args)})).then((it) => JSON.stringify({ it }))`;
      const answer = await line.request(
        "script.evaluate",
        { expression, target: { context }, awaitPromise: true },
        evaluated,
      );
      if (answer.type === "exception") throw new Error(answer.exceptionDetails.text);
      return (JSON.parse(answer.result.value ?? "{}") as { it: Awaited<R> }).it;
    },
    press: async (x, y) => {
      await act(pointerActions(x, y));
    },
    keys: async (...keys) => {
      await act(keyActions(keys));
    },
    picture: async () => {
      const { data } = await line.request("browsingContext.captureScreenshot", { context }, picture);
      return Buffer.from(data, "base64");
    },
    close: async () => {
      line.close();
      await closing();
    },
  };
}
