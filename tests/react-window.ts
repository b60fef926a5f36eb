import { Window } from "happy-dom";
import type { ReactNode } from "react";
import { vi } from "vitest";

export interface ReactWindow {
  readonly element: Element;
  /** Does it, and waits until all that follows is rendered. */
  readonly change: (work: () => void) => Promise<void>;
  readonly render: (node: ReactNode) => void;
  readonly close: () => Promise<void>;
}

/** A window of its own for parts of the page, and modules that nothing was done with. Parts are imported after it. */
export async function openReactWindow(): Promise<ReactWindow> {
  const window = new Window();
  vi.resetModules();
  vi.stubGlobal("window", window);
  vi.stubGlobal("document", window.document);
  vi.stubGlobal("navigator", window.navigator);
  vi.stubGlobal("location", window.location);
  vi.stubGlobal("Text", window.Text);
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const { act } = await import("react");
  const { createRoot } = await import("react-dom/client");
  const element = window.document.createElement("div") as unknown as Element;
  const root = createRoot(element);
  return {
    element,
    change: (work) => act(async () => work()),
    render: (node) => root.render(node),
    close: async () => {
      await act(async () => root.unmount());
      await window.happyDOM.close();
      vi.unstubAllGlobals();
    },
  };
}
