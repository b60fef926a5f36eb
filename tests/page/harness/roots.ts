import * as client from "react-dom/client";

const roots = new Set<client.Root>();

/** React's own, kept so that a page can be ended: a browser ends it with its document. */
export function createRoot(...given: Parameters<typeof client.createRoot>): client.Root {
  const root = client.createRoot(...given);
  roots.add(root);
  return root;
}

/** What comes late to a page that was left, as a part of it that was still loading, finds nothing to show it in. */
export function endRoots(): void {
  for (const root of roots) root.unmount();
  roots.clear();
}
