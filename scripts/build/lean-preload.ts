import type { Plugin } from "vite";

/**
 * What an import on demand runs: the files it needs are requested beside it unless they are already, and a sheet among them
 * is waited for. One that fails announces itself as the bundler's own does (src/app/after-start.ts), and its sheet is requested
 * anew next time.
 */
export const preloadHelper = `
const sheets = new Map();
function request(file) {
  const href = "/" + file;
  if (document.querySelector('link[href="' + href + '"]') === null) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    if (file.endsWith(".css")) {
      link.rel = "stylesheet";
      sheets.set(file, new Promise((resolve, reject) => {
        link.onload = resolve;
        link.onerror = () => {
          link.remove();
          reject(new Error("No " + file));
        };
      }));
    }
    link.crossOrigin = "";
    link.href = href;
    document.head.append(link);
  }
  return sheets.get(file);
}
export async function __vitePreload(load, files = []) {
  try {
    await Promise.all(files.map(request));
    return await load();
  } catch (error) {
    dispatchEvent(new Event("vite:preloadError"));
    throw error;
  }
}
`;

/** The bundler's helper without other bases, nonces and browsers: a third of it, which every first visit waits for. */
export function leanPreload(): Plugin {
  return {
    name: "lean-preload",
    apply: "build",
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => ({ code: preloadHelper, map: null }),
    },
  };
}
