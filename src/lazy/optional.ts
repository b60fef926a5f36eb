import type { ComponentType } from "react";
import { turnsOver } from "./turns.ts";

/** A part whose absence the page survives: when its code cannot be had, the console knows and nothing is shown (R8.20). */
export function optional<P>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
): () => Promise<{ readonly default: ComponentType<P> }> {
  return async () => {
    try {
      const part = await load();
      await turnsOver();
      return part;
    } catch (error) {
      console.error("A part of the page could not be loaded", error);
      return { default: () => null };
    }
  };
}
