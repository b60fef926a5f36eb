import { dependentsOf, type ModuleGraph } from "./module-graph.ts";

const start = /\/src\/app\/start\.ts$/;
const entry = /\/src\/app\/main\.tsx$/;
const page = /\/src\/features\/([^/]+)\/(?:[^/]+\/)*([^/]+-page)\.tsx$/;

/** Of no area: small parts and signs, whose mention as files of their own costs more than they do where every page is. */
const shared = /\/src\/(?!app\/|features\/)|\/lucide\//;

/** Its first visit has a budget: what it shares with other pages travels with the app, what only others share does not. */
const firstPage = /\/convert-page\.tsx$/;

interface Batch {
  readonly name: string;
  /** What of it pages need as well is a file of its own: none of them brings the whole batch along. Every page needs "kit". */
  readonly shared: string;
  readonly roots: RegExp;
}

/** What is fetched on demand at about the same time comes in one file. The first that fits counts. */
const together: readonly Batch[] = [
  // Once the first page stands: what runs then, and what is around every page and each survives without.
  {
    name: "idle",
    shared: "kit",
    roots:
      /\/src\/(?:app\/(?:after-start|app-footer|banners)|session\/after-paint|money\/page-intents|ui\/notification-stage)\.tsx?$/,
  },
  // What the first page itself brings after its figures, and what a press on it needs.
  {
    name: "convert-more",
    shared: "kit",
    roots:
      /\/convert\/(?:market\/(?:chart\/pair-chart|price-list-card|list\/price-list|list\/sparkline)|quote\/[^/]+|panels\/[^/]+|form\/[^/]+|limit-order\/open-orders-strip)\.tsx?$|\/entry\/coin-picker\.tsx$/,
  },
  // What the header and the account's panel say of a level: less than the mention of two files costs.
  { name: "level", shared: "level", roots: /\/loyalty\/level-badge\.tsx$/ },
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
  const batch = batchOf(dependents, graph);
  if (only === undefined) return batch?.name ?? null;
  if (dependents.some((at) => firstPage.test(at))) {
    // In the page's own chunk it would bring the whole page along to whoever else needs it.
    return another === undefined && !isNeededWithout(only, id, graph) ? ownChunk(only) : "app";
  }
  if (batch !== undefined) return batch.shared;
  if (another !== undefined) return "pages";
  if (!isNeededWithout(only, id, graph)) return ownChunk(only);
  return shared.test(id) ? "pages" : null;
}

/** Two areas may have a page of the same name. */
function ownChunk(of: string): string {
  const [, area = "", name = ""] = page.exec(of) ?? [];
  return name.startsWith(area) ? name : `${area}-${name}`;
}

/** The batch of what is fetched on demand and cannot run without this module; the earlier one where there are several. */
function batchOf(dependents: readonly string[], graph: ModuleGraph): Batch | undefined {
  const roots = dependents.filter((at) => (graph.getModuleInfo(at)?.dynamicImporters.length ?? 0) > 0);
  return together.find((batch) => roots.some((root) => batch.roots.test(root)));
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
