import { readFileSync } from "node:fs";
import type { AppConfig } from "#shared/site/app-config.ts";

const configBlock = /(<script type="application\/json" id="app-config">)[\s\S]*?(<\/script>)/;

/** The app's index.html with this host's configuration in its data block (D1.4). */
export function appDocument(file: URL, config: AppConfig): string {
  return withConfig(readFileSync(file, "utf8"), config);
}

/** Throws when the document has no block: the app would silently run with defaults. */
export function withConfig(html: string, config: AppConfig): string {
  if (!configBlock.test(html)) throw new Error("index.html has no app-config block");
  // A "<" written as an escape can neither end the script element nor open a comment in it.
  const json = JSON.stringify(config).replaceAll("<", "\\u003c");
  return html.replace(configBlock, (_block, open: string, close: string) => `${open}${json}${close}`);
}
