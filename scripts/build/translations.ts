import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const translations = "common-static/coffer/release";
/** Where no production host serves the page, translation files carry its kind before their name (R7.29). */
const prefixes = ["test-", "testnet-"];

/** Serves each translation file under its prefixed names too: from the one source in dev, as copies in a build. */
export function prefixedTranslations(): Plugin {
  const prefixed = new RegExp(`^(/${translations}/[\\w-]+/)(?:${prefixes.join("|")})([\\w-]+\\.json)(\\?|$)`);
  return {
    name: "prefixed-translations",
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        request.url = request.url?.replace(prefixed, "$1$2$3");
        next();
      });
    },
    generateBundle() {
      const folder = join("public", translations);
      for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!path.endsWith(".json")) continue;
        const at = path.lastIndexOf("/") + 1;
        const source = readFileSync(join(folder, path));
        for (const prefix of prefixes) {
          const fileName = `${translations}/${path.slice(0, at)}${prefix}${path.slice(at)}`;
          this.emitFile({ type: "asset", fileName, source });
        }
      }
    },
  };
}
