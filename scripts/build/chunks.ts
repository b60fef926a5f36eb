import { dependentsOf, type ModuleGraph } from "./module-graph.ts";

const start = /\/src\/app\/start\.ts$/;
const entry = /\/src\/app\/main\.tsx$/;
const page = /\/src\/features\/(?:[^/]+\/)+([^/]+-page)\.tsx$/;

/** Its first visit has a budget: what it shares with other pages travels with the app, what only others share does not. */
const firstPage = /\/convert-page\.tsx$/;

/** What is fetched on demand at about the same time comes in one file. The first that fits counts. */
const together: readonly (readonly [name: string, root: RegExp])[] = [
  // Once the first page stands.
  [
    "idle",
    /\/src\/(?:app\/after-start|session\/after-paint|money\/page-intents|ui\/notification-stage|ui\/toast-stage)\.tsx?$/,
  ],
  // What the first page itself brings after its figures, and what a press on it needs.
  [
    "convert-more",
    /\/convert\/market\/(?:chart\/chart-panel|price-list-card|list\/price-list|list\/sparkline)\.tsx$/,
  ],
  ["convert-more", /\/convert\/(?:quote\/|panels\/|form\/)|\/entry\/coin-picker\.tsx$/],
];

/**
 * Few large chunks instead of many small ones, which compress 6 % worse and cost a request each: what has to run first,
 * what everybody needs, what several pages need, what one page needs, what is fetched on demand together.
 */
export function chunkOf(id: string, graph: ModuleGraph): string | null {
  // The document is no module: left alone it names the entry's chunks itself.
  if (id.endsWith("/index.html")) return null;
  const dependents = [...dependentsOf(id, graph)];
  if (dependents.some((at) => start.test(at))) return "start";
  if (dependents.some((at) => entry.test(at))) return "app";
  const [only, another] = dependents.filter((at) => page.test(at));
  if (only === undefined) return onDemand(dependents, graph);
  if (another === undefined) {
    // In the page's own chunk it would bring the whole page along to whoever else needs it.
    if (isNeededWithout(only, id, graph)) return firstPage.test(only) ? "app" : null;
    return page.exec(only)?.[1] ?? null;
  }
  return dependents.some((at) => firstPage.test(at)) ? "app" : "pages";
}

/** The file of what no page needs at once: that of all its roots, the earlier one where there are several. */
function onDemand(dependents: readonly string[], graph: ModuleGraph): string | null {
  const roots = dependents.filter((at) => (graph.getModuleInfo(at)?.dynamicImporters.length ?? 0) > 0);
  const names = roots.map((root) => together.findIndex(([, pattern]) => pattern.test(root)));
  const known = names.filter((at) => at >= 0);
  return known.length === 0 ? null : (together[Math.min(...known)]?.[0] ?? null);
}

/** Whether a part that is fetched later, by the entry or by another page, needs this module too. */
function isNeededWithout(only: string, id: string, graph: ModuleGraph): boolean {
  const seen = new Set<string>([only]);
  const climb = (at: string): boolean => {
    if (seen.has(at)) return false;
    seen.add(at);
    if (entry.test(at) || start.test(at) || page.test(at)) return true;
    const info = graph.getModuleInfo(at);
    return [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])].some(climb);
  };
  return climb(id);
}
