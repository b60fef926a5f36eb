/** D8.1: what the document itself requests. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { firstPaint, preloads } from "../../scripts/build/document.ts";

const source = `<!doctype html>
<html>
  <head>
    <script type="module" src="/assets/start-1.js"></script>
    <script type="module" src="/assets/app-1.js"></script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`;
const files = [
  "assets/app-1.js",
  "assets/main-1.js",
  "assets/plex-sans-latin-1.woff2",
  "assets/plex-sans-latin-ext-1.woff2",
];

function built(): string {
  const { transformIndexHtml } = preloads() as {
    transformIndexHtml: { handler(html: string, context: { bundle: object }): string };
  };
  return transformIndexHtml.handler(source, { bundle: Object.fromEntries(files.map((name) => [name, {}])) });
}

test("the worker is the second file that the document requests", () => {
  const referenced = [...built().matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file);
  expect(referenced).toEqual([
    "/assets/start-1.js",
    "/assets/main-1.js",
    "/assets/app-1.js",
    "/assets/plex-sans-latin-1.woff2",
  ]);
});

test("no script waits for the sheet: it stands last, for another medium until the first script puts it to use", () => {
  const { transformIndexHtml } = firstPaint() as {
    transformIndexHtml: { handler(html: string, context: object): { readonly html: string } };
  };
  const link = '<link rel="stylesheet" crossorigin href="/assets/app-1.css">';
  const { html } = transformIndexHtml.handler(source.replace("  </head>", `    ${link}\n  </head>`), {});
  const [head, body] = html.split("<body>");
  expect(head).not.toContain("stylesheet");
  expect(body?.match(/<link[^>]*>(?=\s*<\/body>)/)?.[0]).toBe(
    '<link rel="stylesheet" media="print" crossorigin href="/assets/app-1.css">',
  );
});

test("the page is laid out anew for an on-screen keyboard, where the browser can", () => {
  expect(readFileSync("index.html", "utf8")).toMatch(
    /<meta name="viewport" content="[^"]*, interactive-widget=resizes-content"/,
  );
});

test("no face stands in the head, where it would hold up the first paint", () => {
  const [head, body] = built().split("<body>");
  expect(head).not.toContain("font");
  expect(body).toContain(
    '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/plex-sans-latin-1.woff2">',
  );
});
