import type { Plugin } from "vite";
import { firstPaintMarkup, firstPaintStyle } from "../../src/app/first-paint.ts";

/** The first paint needs the document alone. */
export function firstPaint(): Plugin {
  return {
    name: "first-paint",
    transformIndexHtml: {
      order: "post",
      handler: (html) => ({
        // A sheet in the head would hold up the paint of everything; at the end it holds up what comes after it.
        html: html
          .replace('<div id="root"></div>', `<div id="root">${firstPaintMarkup}</div>`)
          .replace(/( *<link rel="stylesheet"[^>]*>\n)([\s\S]*)(<\/body>)/, "$2$1$3"),
        tags: [{ tag: "style", children: firstPaintStyle, injectTo: "head" as const }],
      }),
    },
  };
}

/** Asked for with the document: the face that the first paint needs, and the worker, which scripts name later. */
export function preloads(): Plugin {
  const wanted = [
    {
      file: /plex-sans-latin-(?!ext)[\w-]+\.woff2$/,
      attrs: { rel: "preload", as: "font", type: "font/woff2" },
    },
    { file: /\/main-[\w-]+\.js$/, attrs: { rel: "modulepreload" } },
  ];
  return {
    name: "preloads",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        const files = Object.keys(bundle ?? {});
        return wanted.flatMap(({ file, attrs }) =>
          files
            .filter((name) => file.test(name))
            .map((name) => ({
              tag: "link",
              attrs: { ...attrs, crossorigin: true, href: `/${name}` },
              injectTo: "head" as const,
            })),
        );
      },
    },
  };
}
