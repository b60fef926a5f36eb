import type { Plugin } from "vite";

/** Chrome 136 and later take it as a file's first line only; others as the comment that it is. */
const hint = "//# allFunctionsCalledOnLoad\n";

/** What runs as it comes: the app's code, each page's, and what the first page brings after its figures. */
const runsAtOnce = /^(?:start|app|pages|convert-more|.+-page)$/;

interface OutputFile {
  readonly type: "chunk" | "asset";
  readonly fileName: string;
}

interface Chunk extends OutputFile {
  readonly name: string;
  code: string;
}

interface MapAsset extends OutputFile {
  source: string | Uint8Array;
}

/**
 * Has the browser read all functions of these files while they arrive, on another thread. Otherwise it reads each at its
 * first call, on the page's own: a quarter of the blocking time of a first visit (docs/performance.md).
 */
export function readWhole(): Plugin {
  return {
    name: "read-whole",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        hintAt(bundle);
      },
    },
  };
}

/** Puts the hint before the code, and before its source map the line that it takes. */
export function hintAt(bundle: Readonly<Record<string, OutputFile>>): void {
  for (const file of Object.values(bundle)) {
    if (!isChunk(file) || !runsAtOnce.test(file.name)) continue;
    file.code = hint + file.code;
    const map = bundle[`${file.fileName}.map`] as MapAsset | undefined;
    if (map !== undefined) map.source = oneLineLater(String(map.source));
  }
}

const isChunk = (file: OutputFile): file is Chunk => file.type === "chunk";

function oneLineLater(source: string): string {
  const map = JSON.parse(source) as { readonly mappings: string };
  return JSON.stringify({ ...map, mappings: `;${map.mappings}` });
}
