import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { installPackages } from "./engine-packages.mjs";
import { findOnPath } from "./folders.mjs";

const packages = ["webkit2gtk-driver", "xvfb"];

/**
 * The browser that comes with WebKitGTK lies beside its libraries, one folder an interface. The one of GTK 4 last: without
 * a window manager its window keeps its size.
 */
function findMiniBrowser() {
  for (const lib of ["/usr/lib", "/usr/libexec"].filter(existsSync)) {
    for (const machine of ["", ...readdirSync(lib).filter((name) => name.includes("-linux-gnu"))]) {
      for (const api of ["webkit2gtk-4.1", "webkit2gtk-4.0", "webkitgtk-6.0"]) {
        const file = join(lib, machine, api, "MiniBrowser");
        if (existsSync(file)) return file;
      }
    }
  }
  return "";
}

function find() {
  return {
    WEBKIT_DRIVER: findOnPath(["WebKitWebDriver"]),
    WEBKIT_BROWSER: findMiniBrowser(),
    WEBKIT_SCREEN: findOnPath(["Xvfb"]),
  };
}

const whole = (env) => !Object.values(env).includes("");

/** WebKitGTK's driver and browser, and a screen that nobody sees. */
export async function ensureWebKit() {
  const tried = whole(find()) ? "" : await installPackages(packages);
  const env = find();
  return { name: "WebKit", found: whole(env), tried, env };
}
