import type { ComponentType } from "react";

/** A part whose absence the page survives: when its code cannot be had, the console knows and nothing is shown (R8.20). */
export function optional<P>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
): () => Promise<{ readonly default: ComponentType<P> }> {
  return () =>
    load().catch((error: unknown) => {
      console.error("A part of the page could not be loaded", error);
      return { default: () => null };
    });
}
