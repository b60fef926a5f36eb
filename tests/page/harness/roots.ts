import type * as client from "react-dom/client";
import { vi } from "vitest";

type Client = typeof client;

const roots = new Set<client.Root>();

// Kept, so that a page can be ended: a browser ends it with its document.
vi.doMock("react-dom/client", async () => {
  const actual = await vi.importActual<Client>("react-dom/client");
  const createRoot: Client["createRoot"] = (...given) => {
    const root = actual.createRoot(...given);
    roots.add(root);
    return root;
  };
  return { ...actual, createRoot };
});

/** What comes late to a page that was left, as a part of it that was still loading, finds nothing to show it in. */
export function endRoots(): void {
  for (const root of roots) root.unmount();
  roots.clear();
}
