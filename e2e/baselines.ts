import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { browserMajor } from "../scripts/steps/browser.mjs";

const root = resolve(import.meta.dirname, "..");

export interface Baselines {
  /** Where pictures lie. */
  readonly folder: string;
  /** False: there are none for this browser and platform, so they are made aside and nothing is compared. */
  readonly compared: boolean;
  /** Kept pictures are written anew: `BASELINES=make`. */
  readonly made: boolean;
}

/**
 * Pictures differ between browser versions and systems in ways that no one sees: each sets its text a little differently.
 * So each major version and system has its own, and on any other the run makes pictures for a person to look at instead
 * of failing or pretending.
 */
export function baselinesFor(browser: string): Baselines {
  const name = `${system()}-chromium-${browserMajor(browser)}`;
  const stored = join(root, "e2e", "baselines", name);
  const made = process.env.BASELINES === "make";
  if (made || existsSync(stored)) return { folder: stored, compared: !made, made };
  return { folder: join(root, ".cache", "baselines", name), compared: false, made: false };
}

/** "linux-debian-13": a distribution brings its own settings of text. */
function system(): string {
  const file = "/etc/os-release";
  if (process.platform !== "linux" || !existsSync(file)) return process.platform;
  const reported = readFileSync(file, "utf8");
  const of = (key: string): string => new RegExp(`^${key}="?([\\w.-]+)`, "m").exec(reported)?.[1] ?? "";
  return [process.platform, of("ID"), of("VERSION_ID")].filter((part) => part !== "").join("-");
}
