/** What of the bundler's module graph decides where a module goes. */
export interface ModuleGraph {
  getModuleInfo(
    id: string,
  ): { readonly importers: readonly string[]; readonly dynamicImporters: readonly string[] } | null;
}

/** The module and all that cannot run without it, as far as imports that are not on demand lead. */
export function dependentsOf(id: string, graph: ModuleGraph): ReadonlySet<string> {
  const seen = new Set<string>();
  const climb = (at: string): void => {
    if (seen.has(at)) return;
    seen.add(at);
    for (const importer of graph.getModuleInfo(at)?.importers ?? []) climb(importer);
  };
  climb(id);
  return seen;
}
