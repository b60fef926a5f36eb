import type { Window } from "happy-dom";
import { firstPaintMarkup } from "#src/app/first-paint.ts";

/** What the sandbox, as the page's host, tells the app. */
export async function servedConfig(origin: string): Promise<object> {
  return (await (await fetch(`${origin}/sandbox/app-config`)).json()) as object;
}

/** The document as the host serves it, with this configuration. */
export function fillDocument({ document }: Window, config: object): void {
  document.documentElement.lang = "en";
  document.documentElement.dir = "ltr";
  const json = JSON.stringify(config).replaceAll("<", "\\u003c");
  document.head.innerHTML = `<meta name="theme-color" content="#ffffff"><title>Coffer</title><script type="application/json" id="app-config">${json}</script>`;
  document.body.innerHTML = `<div id="root">${firstPaintMarkup}</div>`;
}
