import type { Plugin } from "vite";
import { firstPaintMarkup, firstPaintStyle } from "../../src/app/first-paint.ts";
import { darkTokens, lightTokens } from "./tokens.ts";

/** The first paint needs the document alone. */
export function firstPaint(): Plugin {
  return {
    name: "first-paint",
    transformIndexHtml: {
      order: "post",
      handler: (html) => ({
        // A sheet in the head would hold up the paint of everything, one at the end still the scripts: of another medium
        // it holds up neither, and the first script puts it to use (src/app/base-rules.ts).
        html: html
          .replace('<div id="root"></div>', `<div id="root">${firstPaintMarkup}</div>`)
          .replace(/( *<link rel="stylesheet")([^>]*>\n)([\s\S]*)(<\/body>)/, '$3$1 media="print"$2$4'),
        tags: [
          { tag: "style", children: firstPaintStyle(lightTokens(), darkTokens()), injectTo: "head" as const },
        ],
      }),
    },
  };
}

/**
 * Requested with the document: the worker, which a script names later, as the second of all, since the first price waits
 * for it and a browser asks one host for six files at a time; and the face of the app. A face that the head requests holds
 * up the first paint for a tenth of a second: the body requests it.
 */
export function preloads(): Plugin {
  return {
    name: "preloads",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        const files = Object.keys(bundle ?? {});
        const links = (file: RegExp, attributes: string): string[] =>
          files
            .filter((name) => file.test(name))
            .map((name) => `<link ${attributes} crossorigin href="/${name}">\n    `);
        const worker = links(/\/main-[\w-]+\.js$/, 'rel="modulepreload"');
        const face = links(
          /plex-sans-latin-(?!ext)[\w-]+\.woff2$/,
          'rel="preload" as="font" type="font/woff2"',
        );
        return html
          .replace(/(<script type="module"[^>]*><\/script>\s*)/, `$1${worker.join("")}`)
          .replace("<body>", `<body>\n    ${face.join("").trim()}`);
      },
    },
  };
}
